import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { dialect } from '#api/db/database.ts'
import { knownMigrations, pendingMigrations } from '#api/db/migrate.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { enMarcha, servidorTexto, SERVIDORES_SQL, type ServidorRow } from '#api/jobs/servidores-en-marcha.ts'
import { explainBase } from './arranque.ts'
import { aviso, bien, falla, messageOf, type Revision } from './revision.ts'

const BASE = 'Base de datos'
const MIGRACIONES = 'Migraciones'
const TRABAJOS = 'Trabajos'
const SERVIDOR = 'Portal'

/** The oldest PostgreSQL that the product is tried with. */
const POSTGRES_MIN = 14

/** Whether the database answers and is whole, whether it is up to date, and how its jobs go. */
export async function revisarBase(): Promise<Revision[]> {
  try {
    const base = dialect === 'sqlite' ? await revisarSqlite() : await revisarPostgres()
    const migraciones = await revisarMigraciones()
    return [
      base,
      migraciones,
      ...(migraciones.nivel === 'bien' ? [await revisarTrabajos(), await revisarServidores()] : []),
    ]
  } catch (error) {
    const known = explainBase(error)
    if (known) return [falla(BASE, known.detalle, known.remedio)]
    const remedio =
      dialect === 'postgres'
        ? 'Comprueba que PostgreSQL esté en marcha y que DATABASE_URL tenga su dirección, cuenta y contraseña.'
        : 'Comprueba que la carpeta de DATA_DIR exista y que la cuenta del portal pueda escribir en ella.'
    return [falla(BASE, `No contesta: ${messageOf(error)}.`, remedio)]
  }
}

async function revisarSqlite(): Promise<Revision> {
  const version = await selectRow<{ v: string }>('SELECT sqlite_version() AS v')
  const check = await selectRow<{ quick_check: string }>('PRAGMA quick_check')
  if (check?.quick_check !== 'ok')
    return falla(
      BASE,
      `La base está dañada: ${check?.quick_check ?? 'sin respuesta'}.`,
      'Detén el portal y restaura el último respaldo con portal respaldo restaurar.',
    )
  return bien(BASE, `SQLite ${version?.v ?? ''} contesta y está íntegra.`)
}

async function revisarPostgres(): Promise<Revision> {
  const row = await selectRow<{ server_version: string }>('SHOW server_version')
  const version = row?.server_version ?? ''
  if (Number.parseInt(version, 10) < POSTGRES_MIN)
    return aviso(BASE, `PostgreSQL ${version} es anterior a la ${POSTGRES_MIN}.`, 'Actualiza PostgreSQL.')
  return bien(BASE, `PostgreSQL ${version} contesta.`)
}

async function revisarMigraciones(): Promise<Revision> {
  const pending = await pendingMigrations()
  if (pending.length > 0)
    return falla(MIGRACIONES, `Por aplicar: ${pending.join(', ')}.`, 'Ejecuta portal migrar o inicia el portal.')
  const known = new Set(await knownMigrations())
  const rows = await selectRows<{ nombre: string }>('SELECT nombre FROM migraciones')
  const newer = rows.filter(({ nombre }) => !known.has(nombre))
  if (newer.length > 0)
    return falla(
      MIGRACIONES,
      `La base es de una versión más nueva del portal: ${newer.map(({ nombre }) => nombre).join(', ')}.`,
      'Instala la versión del portal con que se usaba esta base.',
    )
  return bien(MIGRACIONES, `Al día: ${rows.length} aplicadas.`)
}

async function revisarServidores(): Promise<Revision> {
  const [first, ...others] = enMarcha(await selectRows<ServidorRow>(SERVIDORES_SQL))
  if (!first) return bien(SERVIDOR, 'Ninguno está en marcha sobre esta base.')
  const proxy = [first, ...others].find(({ proxy_visto_at: at }) => at !== null)
  if (proxy)
    return aviso(
      SERVIDOR,
      `En marcha: ${servidorTexto(proxy)}. Le llegan peticiones con X-Forwarded-For y TRUST_PROXY no está puesto: todas las personas cuentan como una sola dirección, y cien contraseñas equivocadas las frenarían a todas.`,
      'Si hay un proxy delante, escribe TRUST_PROXY=1 en .env y reinicia el portal; si no lo hay, alguien inventa ese encabezado.',
    )
  const more = others.length === 0 ? '' : ` Y ${cuentaTexto(others.length, 'proceso más', 'procesos más')}.`
  return bien(SERVIDOR, `En marcha: ${servidorTexto(first)}.${more}`)
}

async function revisarTrabajos(): Promise<Revision> {
  const since = new Date(Date.now() - 86_400_000).toISOString()
  const row = await selectRow<{ n: number }>(
    `SELECT COUNT(*) AS n FROM trabajos WHERE estado = 'fallado' AND terminado_at > $1`,
    [since],
  )
  const fallados = row?.n ?? 0
  if (fallados === 0) return bien(TRABAJOS, 'Ninguno falló en las últimas 24 horas.')
  const cuenta = cuentaTexto(fallados, 'trabajo falló', 'trabajos fallaron')
  return aviso(
    TRABAJOS,
    `${cuenta} en las últimas 24 horas.`,
    'Mira en el panel, en Trabajos, por qué, y reinténtalos.',
  )
}
