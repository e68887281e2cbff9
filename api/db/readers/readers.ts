import type { Bind } from '#api/db/bind.ts'

/** Connections that only read, outside any transaction: each answers with what is committed when it is asked. */
export interface Readers {
  rows<T extends object>(sql: string, bind: readonly Bind[]): Promise<T[]>
  /** Lets go of every connection; the next read opens its own. After what an open connection would not notice. */
  renew(): Promise<void>
  close(): Promise<void>
}

const READS = /^\s*(?:SELECT|WITH|VALUES)\b/i
const WRITES = /\b(?:INSERT|UPDATE|DELETE|MERGE)\b/i

/** Whether `sql` may go to a connection that only reads. What looks like a change, RETURNING or FOR UPDATE too, does not. */
export const isRead = (sql: string): boolean => READS.test(sql) && !WRITES.test(sql)

/** In the text of a statement that must be planned for the very values it is asked with: a plan for any value would ruin it. */
export const A_MEDIDA = '/* a medida */'
