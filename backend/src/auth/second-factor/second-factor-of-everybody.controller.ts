import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentSession } from '../../requests/current-session.js';
import { ForRole } from '../../requests/for-role.js';
import { AdminAccounts } from '../admin-accounts.js';
import { personIdPipe } from '../people/person-id.pipe.js';
import type { Session } from '../session.entity.js';
import { type Policy, policyFormSchema, policySchema } from './second-factor.schema.js';
import { SignInPolicies } from './sign-in-policies.js';

@Controller('admin')
@ForRole('owner')
@ApiBearerAuth()
export class SecondFactorOfEverybodyController {
  constructor(
    private readonly policies: SignInPolicies,
    private readonly accounts: AdminAccounts,
  ) {}

  @Get('second-factor/policy')
  @ApiOkResponse({ standardSchema: policySchema })
  async show(): Promise<Policy> {
    return { required: await this.policies.isRequired() };
  }

  @Put('second-factor/policy')
  @ApiOkResponse({ standardSchema: policySchema })
  async change(
    @Body({ schema: policyFormSchema }) { required }: Policy,
    @CurrentSession() session: Session,
  ): Promise<Policy> {
    await this.policies.require(required, session);
    return { required };
  }

  @Post('people/:id/second-factor/reset')
  @HttpCode(204)
  @ApiNoContentResponse()
  async reset(@Param('id', personIdPipe) id: string, @CurrentSession() session: Session): Promise<void> {
    await this.accounts.resetSecondFactor({ id }, session);
  }
}
