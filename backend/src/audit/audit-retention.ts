import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BACKGROUND } from '../database/background.js';

@Injectable()
export class AuditRetention {
  constructor(@InjectDataSource(BACKGROUND) private readonly database: DataSource) {}

  /** The age is written in the database, where the serving role cannot change it. */
  async removeOld(): Promise<void> {
    await this.database.query('SELECT remove_old_audit_entries()');
  }
}
