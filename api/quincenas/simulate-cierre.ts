import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson } from '#domain/acceso/canonical-json.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import { lineasDe } from '#domain/fondos/lineas.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import { SumaFondos, type RevisionCierre, type SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { personasDeQuincena, type PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import { findEntidad } from './entidad-en-alcance.ts'
import { listCambiosPrevistos } from './cambios-previstos.ts'
import { reviewCierre, type PersonasIncompletas } from './review-cierre.ts'

/**
 * What closing quincena `quincena` (ordinal) of an entity would do: totals by fund, who changes, and what blocks or warns.
 * It writes nothing. Page by page: memory does not grow with the entity. Throws 404 for an entity out of scope.
 */
export async function simulateCierre(actor: Actor, entidadId: number, quincena: number): Promise<SimulacionCierre> {
  authorize(actor, 'quincenas.simular')
  const entidad = await findEntidad(actor, entidadId)
  const parametros = parametrosDe(await selectParametros(), quincena)
  const suma = new SumaFondos()
  const hash = createHash('sha256').update(canonicalJson(parametros && sealed(parametros)))
  const faltan: PersonasIncompletas = { sinCategoria: [], sinPuesto: [], sinSueldo: [] }
  let personas = 0
  for await (const page of personasDeQuincena(entidadId, quincena))
    for (const persona of page) personas += addPersona(persona, { entidadId, quincena, parametros, suma, hash, faltan })
  const cambios = await listCambiosPrevistos(entidadId, quincena)
  hash.update(canonicalJson(cambios.map(({ folio, fecha }) => ({ folio, fecha }))))
  const revisiones: RevisionCierre[] = await reviewCierre(entidadId, quincena, parametros !== null, faltan)
  return {
    entidad,
    quincena: quincenaCode(quincena),
    parametros: parametros && parametrosTexto(parametros),
    personas,
    lineas: suma.lineas,
    cambios: cambios.slice(0, 200),
    totalCambios: cambios.length,
    fondos: suma.fondos(),
    totalEntidadCentavos: suma.total('entidad'),
    totalLicenciaCentavos: suma.total('afiliado'),
    revisiones,
    huella: hash.digest('hex'),
  }
}

/** "Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene". */
export function parametrosTexto({ clave, version, desde }: ParametrosEnVigor): string {
  return `Registro ${clave}, versión ${version}, vale desde ${quincenaChip(desde)}`
}

function sealed({ clave, version, redondeo, valores }: ParametrosEnVigor) {
  return { clave, version, redondeo, valores: { ...valores } }
}

interface Marcha {
  readonly entidadId: number
  readonly quincena: number
  readonly parametros: ParametrosEnVigor | null
  readonly suma: SumaFondos
  readonly hash: ReturnType<typeof createHash>
  readonly faltan: PersonasIncompletas
}

/** Adds a person's lines in this entity; 1 when there are some. */
function addPersona(persona: PersonaQuincena, marcha: Marcha): 0 | 1 {
  const { entidadId, quincena, parametros, suma, hash, faltan } = marcha
  const segmentos = segmentosDe(persona.hechos, quincena).filter((segmento) => segmento.entidadId === entidadId)
  const cotiza = segmentos.some(({ situacion }) => situacion === 'A' || situacion === 'L')
  if (!cotiza) return 0
  const who = `${persona.interno} ${persona.nombre}`
  if (persona.categoria === null) faltan.sinCategoria.push(who)
  if (persona.areaId === null) faltan.sinPuesto.push(who)
  if (segmentos.some(({ sueldoCentavos }) => sueldoCentavos <= 0)) faltan.sinSueldo.push(who)
  if (!parametros) return 1
  for (const linea of lineasDe(segmentos, parametros)) {
    suma.add(linea)
    hash.update(
      `${persona.interno} ${linea.clave} ${linea.obligado} ${linea.baseCentavos} ${linea.tasa} ${linea.importeCentavos}\n`,
    )
  }
  return 1
}
