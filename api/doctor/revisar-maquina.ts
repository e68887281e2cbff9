import { statfs } from 'node:fs/promises'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { selectRow } from '#api/db/sql.ts'
import { dialect } from '#api/db/database.ts'
import { env } from '#api/env.ts'
import { aviso, bien, falla, messageOf, type Revision } from './revision.ts'

const DISCO = 'Disco'
const RELOJ = 'Reloj y zona horaria'

/** Under this a busy week could fill the disk; under DISK_MIN_MB the portal takes no more files (GET /api/salud). */
const LIBRE_AVISO_MB = 2048

/** Seconds by which two clocks may differ: more, and hours told to people and the bitácora's order are wrong. */
const DESFASE_S = 60

export async function revisarDisco(): Promise<Revision> {
  try {
    const { bavail, bsize, blocks } = await statfs(env.dataDir)
    const mb = Math.floor((bavail * bsize) / 1024 / 1024)
    const share = Math.floor((bavail / blocks) * 100)
    const detalle = `${mb.toLocaleString('es-MX')} MB libres (${share} %) en ${env.dataDir}.`
    const remedio = 'Libera lugar o mueve DATA_DIR a un disco mayor; los respaldos viejos pueden ir a otro.'
    if (mb < env.DISK_MIN_MB) return falla(DISCO, detalle, remedio)
    return mb < LIBRE_AVISO_MB ? aviso(DISCO, detalle, remedio) : bien(DISCO, detalle)
  } catch (error) {
    return falla(DISCO, `No se puede leer ${env.dataDir}: ${messageOf(error)}.`, 'Crea la carpeta o corrige DATA_DIR.')
  }
}

/** The clock against the database's and against the newest row of the bitácora; the zone against a day that is known. */
export async function revisarReloj(): Promise<Revision> {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Mexico_City', hour: 'numeric', hourCycle: 'h23' })
  if (hour.format(Date.UTC(2026, 0, 15, 12)) !== '06')
    return falla(
      RELOJ,
      'Node no conoce la hora de la Ciudad de México.',
      'Instala un Node con los datos de zonas horarias completos (full-icu).',
    )
  const now = Date.now()
  const remedio = 'Ajusta el reloj del servidor y actívale la sincronización (NTP): timedatectl set-ntp true.'
  const base = await clockOfBase().catch(() => null)
  if (base !== null && Math.abs(base - now) > DESFASE_S * 1000)
    return falla(RELOJ, `El reloj difiere ${seconds(base - now)} del de la base de datos.`, remedio)
  const last = await lastActo().catch(() => null)
  if (last !== null && last - now > DESFASE_S * 1000)
    return falla(RELOJ, `El reloj está ${seconds(last - now)} atrás del último acto de la bitácora.`, remedio)
  const zona = Intl.DateTimeFormat().resolvedOptions().timeZone
  const texto = `${formatFecha(todayInMexico(now))}, ${formatHora(now)}`
  return bien(RELOJ, `${texto} en la Ciudad de México; la zona del servidor es ${zona}, y no importa cuál sea.`)
}

const seconds = (ms: number) => `${Math.round(Math.abs(ms) / 1000)} s`

async function clockOfBase(): Promise<number | null> {
  if (dialect === 'sqlite') return null
  const row = await selectRow<{ ms: number }>('SELECT EXTRACT(EPOCH FROM clock_timestamp())::float8 * 1000 AS ms')
  return row?.ms ?? null
}

async function lastActo(): Promise<number | null> {
  const row = await selectRow<{ ocurrio_at: string }>('SELECT ocurrio_at FROM bitacora ORDER BY id DESC LIMIT 1')
  return row ? Date.parse(row.ocurrio_at) : null
}
