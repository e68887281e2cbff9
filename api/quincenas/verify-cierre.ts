import type { Actor } from '#domain/acceso/actor.ts'
import { lineasDe } from '#domain/fondos/lineas.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { lineaCanonica, type LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRow } from '#api/db/sql.ts'
import { huellaPersona } from './calculo/huella-cierre.ts'
import { parametrosDelCierre, personasGuardadas, selloDe, type PersonaGuardada } from './calculo/sello-guardado.ts'
import { findCierre, resumenOf, type CierreRow } from './cierres/cierre-row.ts'

/** What checking a closed quincena of an entity found. */
export interface Verificacion {
  readonly entidad: string
  readonly sello: string
  /** The first thing that is not as it was closed; null when everything is. */
  readonly falla: string | null
}

/**
 * Checks a closed quincena: each ordinary line is computed again from the days and parameters that were kept, each person's
 * lines and the whole are hashed again, and the seal is compared with that of the bitácora. Names the first line that differs.
 */
export async function verifyCierre(actor: Actor, cierreId: number): Promise<Verificacion> {
  authorize(actor, 'cierres.leer')
  const row = await findCierre(actor, cierreId)
  const { entidad, sello } = row
  const parametros = await parametrosDelCierre(cierreId)
  if (!parametros) return { entidad, sello, falla: 'No se encuentra el registro de parámetros con que se cerró.' }
  for await (const page of personasGuardadas(cierreId, row.entidadId))
    for (const persona of page) {
      const falla = fallaDe(persona, row, parametros)
      if (falla !== null) return { entidad, sello, falla }
    }
  return { entidad, sello, falla: await fallaDelSello(row, parametros) }
}

function fallaDe(
  { interno, nombre, segmentos, lineas, huella }: PersonaGuardada,
  { quincena }: CierreRow,
  parametros: ParametrosEnVigor,
): string | null {
  const who = `${interno} ${nombre}`
  const esperadas = lineasDe(segmentos, parametros).map((linea): LineaCierre => ({
    ...linea,
    corrige: quincena,
    origen: 'ordinaria',
  }))
  const guardadas = lineas.filter(({ origen }) => origen === 'ordinaria')
  for (const esperada of esperadas) {
    const guardada = guardadas.find(({ clave, obligado }) => clave === esperada.clave && obligado === esperada.obligado)
    if (!guardada) return `${who}, ${esperada.clave}: falta la línea de ${formatPesos(esperada.importeCentavos)}.`
    if (lineaCanonica(guardada) !== lineaCanonica(esperada))
      return `${who}, ${esperada.clave}: se guardó ${formatPesos(guardada.importeCentavos)} y la cuenta da ${formatPesos(esperada.importeCentavos)}.`
  }
  if (guardadas.length > esperadas.length) return `${who}: sobran líneas ordinarias.`
  return huellaPersona(interno, lineas) === huella
    ? null
    : `${who}: sus líneas retroactivas no son las que se sellaron.`
}

async function fallaDelSello(row: CierreRow, parametros: ParametrosEnVigor): Promise<string | null> {
  if ((await selloDe(row, parametros, resumenOf(row).movimientos)) !== row.sello)
    return 'Faltan o sobran personas o movimientos: el sello calculado es otro.'
  const kept = await selectRow<{ despues: string }>(
    `SELECT despues FROM bitacora WHERE acto = 'cierre.aplicar' AND objeto = 'cierre' AND objeto_id = $1`,
    [String(row.id)],
  )
  const sealed = kept ? (JSON.parse(kept.despues) as { readonly sello?: string }).sello : undefined
  return sealed === row.sello ? null : 'El sello no es el que quedó en la bitácora.'
}
