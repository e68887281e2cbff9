import { describe, expect, it } from 'vitest'
import { migrate, pendingMigrations } from '#api/db/migrate.ts'

describe('migrations', () => {
  it('are all applied once and never again', async () => {
    expect(await pendingMigrations()).toEqual([])
    expect(await migrate()).toEqual([])
  })
})
