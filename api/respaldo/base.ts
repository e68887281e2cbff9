import type { ServidorRow } from '#api/jobs/servidores-en-marcha.ts'

/** What an engine tells of the snapshot it took. */
export interface Instantanea {
  readonly metodo: 'vacuum' | 'pg_dump' | 'copia'
  readonly creadoAt: string
  readonly migraciones: readonly string[]
  readonly cabeza: string
  readonly tablas: Readonly<Record<string, number>>
  /** Stored files that its rows name. */
  readonly claves: readonly string[]
}

/** Stored files that the database names: they must be in a backup of it. */
export const CLAVES_SQL = `SELECT clave FROM archivos UNION SELECT clave FROM documentacion_archivos
  UNION SELECT foto AS clave FROM usuarios WHERE foto IS NOT NULL`

/** What each engine does for a backup. `carpeta` is the backup's folder for the database. */
export interface MotorRespaldo {
  /** One consistent picture of the database while others write. */
  tomar(carpeta: string): Promise<Instantanea>
  /** Bytes that the database takes now, about. */
  tamano(): Promise<number>
  /** In Spanish what is wrong with the stored database, or null. */
  revisar(carpeta: string, tablas: Readonly<Record<string, number>>): Promise<string | null>
  /** What the servers of the database of the environment said last; none when it holds no such table or cannot be read. */
  servidores(): Promise<readonly ServidorRow[]>
  /** Whether the database of the environment holds anything. */
  isEmpty(): Promise<boolean>
  /** Puts the stored database in the place of the one of the environment. */
  restaurar(carpeta: string, migraciones: readonly string[]): Promise<void>
}
