import { dialect, renewConnections, sequelize } from './database.ts'

/**
 * After a bulk load: tells the engine how its tables look now, so that the first searches are as fast as the later
 * ones. Outside any transaction; the trigram index's pending entries are merged too. Connections that only read learn of it when they open.
 */
export async function refreshStatistics(): Promise<void> {
  await sequelize.query(dialect === 'postgres' ? 'VACUUM ANALYZE' : 'ANALYZE', { raw: true })
  await renewConnections()
}
