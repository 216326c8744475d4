import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sign_in_policy')
export class SignInPolicy {
  @PrimaryColumn('smallint', { default: 1 }) id!: number;
  @Column('boolean', { name: 'second_factor_is_required', default: false }) secondFactorIsRequired!: boolean;
}
