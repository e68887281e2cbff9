import type { Actor } from '#domain/acceso/actor.ts'
import { lineasDe } from '#domain/fondos/lineas.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { diferenciasDeLineas, type LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { formatoDeSello, type FormatoSello } from '#domain/fondos/formato-sello.ts'
import { diferenciasDeSello, renglonesDeTexto } from '#domain/quincenas/sello.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { findRow } from '#api/db/find-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { huellaDatos, huellaPersona, partesDeHuella } from './calculo/huella-cierre.ts'
import { renglonesGuardados } from './calculo/renglones-sellados.ts'
import {
  parametrosDelCierre,
  personasGuardadas,
  SelloDeFormato,
  type PersonaGuardada,
} from './calculo/sello-guardado.ts'
import { findCierre, resumenOf, type CierreRow } from './cierres/cierre-row.ts'
import { CierreModel } from './models/CierreModel.ts'

/** Differences that one check names; the rest is only counted. */
const FALLAS_MAX = 20

/** What checking a closed quincena of an entity found. */
export interface Verificacion {
  readonly entidad: string
  readonly sello: string
  /** Of the seal: what it covers is in `FORMATOS_SELLO`. */
  readonly formato: FormatoSello
  /** The first twenty differences from what was closed. */
  readonly fallas: readonly string[]
  readonly totalFallas: number
}

/**
 * Checks a closed quincena by the format of its seal: computes each ordinary line again from the stored days and parameters,
 * hashes each person and the whole again, and compares totals, charge, orders and payment line with what was sealed, and the
 * seal with that of the bitácora. Names what differs. Throws 404 out of scope.
 */
export async function verifyCierre(actor: Actor, cierreId: number): Promise<Verificacion> {
  authorize(actor, 'cierres.leer')
  const row = await findCierre(actor, cierreId)
  const formato = formatoDeSello(row.formato)
  const fallas = await fallasDe(row, formato)
  const { entidad, sello } = row
  return { entidad, sello, formato, fallas: fallas.slice(0, FALLAS_MAX), totalFallas: fallas.length }
}

async function fallasDe(row: CierreRow, formato: FormatoSello): Promise<string[]> {
  const parametros = await parametrosDelCierre(row.id)
  if (!parametros) return ['No se encuentra el registro de parámetros con que se cerró.']
  const fallas: string[] = []
  const sello = new SelloDeFormato(formato, parametros)
  let personas = 0
  for await (const page of personasGuardadas(row.id, row.entidadId))
    for (const persona of page) {
      personas += 1
      sello.add(persona)
      fallas.push(...fallasDePersona(persona, row, parametros))
    }
  if (personas !== row.personas) fallas.push(`Se cerró con ${row.personas} personas y hoy están guardadas ${personas}.`)
  if (formato !== 1) fallas.push(...(await fallasDeRenglones(row.id)))
  if ((await sello.end(row.id, resumenOf(row).movimientos)) !== row.sello && fallas.length === 0)
    fallas.push(
      'Los parámetros, las personas o los movimientos no son los que se sellaron: el sello calculado es otro.',
    )
  if (!(await isSelloDeBitacora(row))) fallas.push('El sello no es el que quedó en la bitácora.')
  return fallas
}

function fallasDePersona(
  { interno, nombre, segmentos, lineas, datos, huella }: PersonaGuardada,
  { quincena }: CierreRow,
  parametros: ParametrosEnVigor,
): string[] {
  const esperadas = lineasDe(segmentos, parametros).map((linea): LineaCierre => ({
    ...linea,
    corrige: quincena,
    origen: 'ordinaria',
    deEntidadId: null,
  }))
  const guardadas = lineas.filter(({ origen }) => origen === 'ordinaria')
  const fallas = [...diferenciasDeLineas(esperadas, guardadas)]
  const sellada = partesDeHuella(huella)
  if (sellada.datos !== null && huellaDatos(lineas, datos) !== sellada.datos) fallas.push(datosTexto(datos))
  if (fallas.length === 0 && huellaPersona(interno, lineas) !== sellada.lineas)
    fallas.push('sus líneas retroactivas no son las que se sellaron.')
  return fallas.map((falla) => `${interno} ${nombre}, ${falla}`)
}

/** The seal keeps only the hash of the days: what is stored now is all that can be said. */
function datosTexto({ dias, segmentos }: PersonaGuardada['datos']): string {
  const suma = segmentos.reduce((sum, segmento) => sum + segmento.dias, 0)
  const stored = suma === dias ? `${dias}` : `${dias}, y sus periodos suman ${suma}`
  return `sus días, sueldo, puesto o fondos no son los que se sellaron: hoy dice ${stored} días.`
}

async function fallasDeRenglones(cierreId: number): Promise<readonly string[]> {
  const row = await findRow(CierreModel, { id: cierreId }, ['sellado'])
  return diferenciasDeSello(renglonesDeTexto(row?.sellado ?? ''), await renglonesGuardados(cierreId))
}

async function isSelloDeBitacora({ id, sello }: CierreRow): Promise<boolean> {
  const kept = await selectRow<{ despues: string }>(
    `SELECT despues FROM bitacora WHERE acto = 'cierre.aplicar' AND objeto = 'cierre' AND objeto_id = $1`,
    [String(id)],
  )
  return kept !== null && (JSON.parse(kept.despues) as { readonly sello?: string }).sello === sello
}
