import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RUTA_ICONO } from '#domain/instituto/campos-info.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { logger } from '#api/logging/logger.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'
import { deleteIcono, listIconos } from './icono-file.ts'

const CLASE = 'instituto.limpiar_iconos'

/** An icon that was sent up waits this long for somebody to choose it. */
const ESPERA_MS = 24 * 3_600_000

/** Everything that may name an icon: the institute's record and settings, every version of the privacy notice, menus, modules. */
const TEXTOS_SQL = `SELECT texto FROM (
    SELECT icono AS texto FROM instituto UNION ALL SELECT valor FROM ajustes UNION ALL SELECT texto FROM avisos_privacidad
    UNION ALL SELECT icono FROM menus UNION ALL SELECT icono FROM modulos) t WHERE texto LIKE '%/api/info/icono/%'`
const NOMBRES = /\/api\/info\/icono\/([0-9a-f]{32}\.(?:png|jpg))/g

/** Holds the institute's record until the open transaction ends: meanwhile nobody chooses an icon. */
export async function lockInstituto(): Promise<void> {
  await selectRow(`SELECT id FROM instituto ORDER BY id LIMIT 1${dialect === 'postgres' ? ' FOR UPDATE' : ''}`)
}

async function iconosEnUso(): Promise<ReadonlySet<string>> {
  const rows = await selectRows<{ texto: string }>(TEXTOS_SQL)
  return new Set(rows.flatMap(({ texto }) => [...texto.matchAll(NOMBRES)].map(([, name = '']) => name)))
}

/**
 * Takes away the icon that another has just replaced, unless something else names it. To be called once the change is kept;
 * what goes wrong is left to the night.
 */
export async function removeIconoReemplazado(valor: string | null): Promise<void> {
  const name = valor === null ? undefined : RUTA_ICONO.exec(valor)?.[1]
  if (name === undefined) return
  try {
    await removeUnused([name])
  } catch (error) {
    logger.error({ err: error, icono: name }, 'an icon that was replaced stays')
  }
}

/** Takes away those of `names` that nothing names; gives how many. */
function removeUnused(names: readonly string[]): Promise<number> {
  return inTransaction(async () => {
    await lockInstituto()
    const used = await iconosEnUso()
    const unused = names.filter((name) => !used.has(name))
    for (const name of unused) await deleteIcono(name)
    return unused.length
  })
}

/** Takes away every icon that nothing names and nobody sent up within a day; gives how many. */
export async function limpiarIconos(now = Date.now()): Promise<number> {
  const old = (await listIconos()).filter(({ guardadoMs }) => now - guardadoMs > ESPERA_MS)
  return old.length === 0 ? 0 : removeUnused(old.map(({ name }) => name))
}

/** Every night: icons that were sent up and never chosen, or whose removal failed. */
export function defineTrabajoIconos(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Quitar los iconos que nada usa',
    intentos: 3,
    run: async () => {
      const quitados = await limpiarIconos()
      return quitados === 0 ? 'Ningún icono sobraba.' : `${cuentaTexto(quitados, 'icono quitado', 'iconos quitados')}.`
    },
  })
  scheduleTrabajo(CLASE, { hora: '03:40' })
}
