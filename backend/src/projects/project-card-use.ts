import { Injectable } from '@nestjs/common';
import { CardUse } from '../pictures/card-use.js';
import { uploadPathOf } from '../pictures/picture-name.js';
import { PortfolioRepository } from './public/portfolio.repository.js';
import { cardOf } from './public/project.mapper.js';

@Injectable()
export class ProjectCardUse extends CardUse {
  constructor(private readonly portfolio: PortfolioRepository) {
    super();
  }

  async names(file: string): Promise<boolean> {
    const path = uploadPathOf(file);
    return (await this.portfolio.entries()).some(({ content }) => cardOf(content) === path);
  }
}
