import { Column, CreateDateColumn, Entity, Generated, PrimaryGeneratedColumn } from 'typeorm';

@Entity('do_not_contact')
export class DoNotContact {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  /** The same in every copy of this database. */
  @Column('uuid') @Generated('uuid') key!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { name: 'phone_e164', nullable: true }) phoneE164!: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt!: Date;
  /** Email of the admin, or who else it was. */
  @Column('text', { name: 'set_by', nullable: true }) setBy!: string | null;
  /** `receipt` when consent was withdrawn by the link in the receipt. */
  @Column('text', { nullable: true }) how!: string | null;
}
