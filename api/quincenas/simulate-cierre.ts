import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { SumaFondos, type SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { calcularCierre, type PersonaCalculada } from './calculo/calcular-cierre.ts'
import { loadContextoCierre } from './calculo/contexto-cierre.ts'
import { HuellaCierre, huellaPersona } from './calculo/huella-cierre.ts'
import { listCambiosPrevistos } from './cambios-previstos.ts'
import { findEntidad } from './entidad-en-alcance.ts'
import { reviewCierre, type PersonasIncompletas } from './review-cierre.ts'

/** Changes that an answer shows; how many there are is told apart. */
const CAMBIOS_MOSTRADOS = 200

/**
 * What closing quincena `quincena` (ordinal) of an entity would do: totals by fund, who changes, and what blocks or warns.
 * It writes nothing. Page by page: memory does not grow with the entity. Throws 404 for an entity out of scope.
 */
export async function simulateCierre(actor: Actor, entidadId: number, quincena: number): Promise<SimulacionCierre> {
  authorize(actor, 'quincenas.simular')
  const entidad = await findEntidad(actor, entidadId)
  const contexto = await loadContextoCierre(entidadId, quincena)
  const suma = new SumaFondos()
  const huella = new HuellaCierre(contexto.parametros)
  const faltan: PersonasIncompletas = { sinCategoria: [], sinPuesto: [], sinSueldo: [] }
  let personas = 0
  for await (const page of calcularCierre(contexto))
    for (const calculada of page) {
      personas += 1
      for (const linea of calculada.lineas) suma.add(linea)
      huella.add(huellaPersona(calculada.persona.interno, calculada.lineas))
      addFaltantes(faltan, calculada)
    }
  const cambios = await listCambiosPrevistos(entidadId, quincena)
  return {
    entidad,
    quincena: quincenaCode(quincena),
    parametros: contexto.parametros && parametrosTexto(contexto.parametros),
    personas,
    lineas: suma.lineas,
    cambios: cambios.slice(0, CAMBIOS_MOSTRADOS),
    totalCambios: cambios.length,
    fondos: suma.fondos(),
    totalEntidadCentavos: suma.total('entidad'),
    totalLicenciaCentavos: suma.total('afiliado'),
    revisiones: await reviewCierre(entidadId, quincena, contexto.parametros !== null, faltan),
    huella: huella.end(cambios),
  }
}

/** "Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene". */
export function parametrosTexto({ clave, version, desde }: ParametrosEnVigor): string {
  return `Registro ${clave}, versión ${version}, vale desde ${quincenaChip(desde)}`
}

/** Notes a person who has days and lacks what computing needs. */
function addFaltantes(faltan: PersonasIncompletas, { persona, segmentos }: PersonaCalculada): void {
  const last = segmentos.at(-1)
  if (!last) return
  const who = `${persona.interno} ${persona.nombre}`
  if (last.categoriaId === null) faltan.sinCategoria.push(who)
  if (last.nivel3Id === null) faltan.sinPuesto.push(who)
  if (segmentos.some(({ sueldoCentavos }) => sueldoCentavos <= 0)) faltan.sinSueldo.push(who)
}
