import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { SumaDiferencias } from '#domain/quincenas/diferencias.ts'
import { FORMATO_ACTUAL } from '#domain/fondos/formato-sello.ts'
import {
  SumaFondos,
  type CambioPrevisto,
  type SimulacionCierre,
  type TotalesAnteriores,
} from '#domain/quincenas/simulacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { isDelCierre, type PersonaCalculada } from './calculo/calcular-cierre.ts'
import { compararCierre, diferenciaComparada, type PersonaComparada } from './calculo/comparar-cierre.ts'
import { loadContextoCierre, type ContextoCierre } from './calculo/contexto-cierre.ts'
import { HuellaCierre, huellaPersona } from './calculo/huella-cierre.ts'
import { SelloDeFormato } from './calculo/sello-guardado.ts'
import { listCambiosPrevistos } from './cambios-previstos.ts'
import { resumenOf } from './cierres/cierre-row.ts'
import { findEntidad } from './entidad-en-alcance.ts'
import { reviewCierre, type PersonasIncompletas } from './review-cierre.ts'

/** Changes that an answer shows; how many there are is told apart. */
export const CAMBIOS_MOSTRADOS = 200

/**
 * What closing quincena `quincena` (ordinal) of an entity would do: totals by fund beside those of its last close, every
 * difference by its cause, who changes, and what blocks or warns. It writes nothing. Page by page: memory does not grow with
 * the entity. Throws 404 for an entity out of scope.
 */
export async function simulateCierre(actor: Actor, entidadId: number, quincena: number): Promise<SimulacionCierre> {
  authorize(actor, 'quincenas.simular')
  return (await computeCierre(await findEntidad(actor, entidadId), quincena)).simulacion
}

/** The same for whoever was let in already, with every movement that it would make a fact and how many payment lines it would issue. */
export async function computeCierre(
  entidad: SimulacionCierre['entidad'],
  quincena: number,
): Promise<{
  readonly simulacion: SimulacionCierre
  readonly cambios: readonly CambioPrevisto[]
  readonly lineasPago: number
}> {
  const contexto = await loadContextoCierre(entidad.id, quincena)
  const cuenta = new Cuenta(contexto)
  for await (const page of compararCierre(contexto)) for (const comparada of page) cuenta.add(comparada)
  const cambios = await listCambiosPrevistos(entidad.id, quincena)
  const { parametros } = contexto
  const simulacion = {
    entidad,
    quincena: quincenaCode(quincena),
    parametros: parametros && parametrosTexto(parametros),
    personas: cuenta.personas,
    lineas: cuenta.ahora.lineas,
    cambios: cambios.slice(0, CAMBIOS_MOSTRADOS),
    totalCambios: cambios.length,
    fondos: cuenta.ahora.fondos(),
    totalEntidadCentavos: cuenta.ahora.total('entidad'),
    totalLicenciaCentavos: cuenta.ahora.total('afiliado'),
    anterior: cuenta.totalesAnteriores(),
    causas: contexto.anterior ? cuenta.diferencias.causas() : [],
    revisiones: await reviewCierre(contexto, cuenta.faltan, await cuenta.isAnteriorIntacto()),
    huella: cuenta.huella.end(cambios),
  }
  return { simulacion, cambios, lineasPago: cuenta.lineasPago() }
}

/** "Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene". */
export function parametrosTexto({ clave, version, desde }: ParametrosEnVigor): string {
  return `Registro ${clave}, versión ${version}, vale desde ${quincenaChip(desde)}`
}

/** What a simulation adds up as people come. */
class Cuenta {
  readonly ahora = new SumaFondos()
  readonly diferencias = new SumaDiferencias()
  readonly huella: HuellaCierre
  readonly faltan: PersonasIncompletas = { sinCategoria: [], sinPuesto: [], sinSueldo: [], sinExplicacion: [] }
  personas = 0
  readonly #contexto: ContextoCierre
  readonly #antes = new SumaFondos()
  readonly #antesGuardado: SelloDeFormato
  #personasAntes = 0
  /** People on leave who owe something themselves. */
  #deudores = 0

  constructor(contexto: ContextoCierre) {
    this.#contexto = contexto
    this.huella = new HuellaCierre(contexto.parametros)
    const { anterior } = contexto
    this.#antesGuardado = new SelloDeFormato(anterior?.formato ?? FORMATO_ACTUAL, anterior?.parametros ?? null)
  }

  add(comparada: PersonaComparada<PersonaCalculada>): void {
    const { calculada, guardada } = comparada
    if (guardada) {
      this.#personasAntes += 1
      for (const linea of guardada.lineas) this.#antes.add(linea)
      this.#antesGuardado.add(guardada)
    }
    if (calculada && isDelCierre(calculada)) this.#addCalculada(calculada)
    const diferencia = diferenciaComparada(this.#contexto, comparada)?.diferencia
    if (!diferencia) return
    this.diferencias.add(diferencia)
    const who = calculada?.persona ?? guardada
    if (who && diferencia.causas.has('sin_explicacion')) this.faltan.sinExplicacion.push(`${who.interno} ${who.nombre}`)
  }

  #addCalculada(calculada: PersonaCalculada): void {
    this.personas += 1
    for (const linea of calculada.lineas) this.ahora.add(linea)
    if (owedByPerson(calculada.lineas) > 0) this.#deudores += 1
    this.huella.add(huellaPersona(calculada.persona.interno, calculada.lineas))
    addFaltantes(this.faltan, calculada)
  }

  /** Whether what the last close keeps still has the seal that it was closed with. Call it once, at the end. */
  async isAnteriorIntacto(): Promise<boolean> {
    const { anterior } = this.#contexto
    if (!anterior || anterior.sello === '') return true
    return (await this.#antesGuardado.end(anterior.cierreId, resumenOf(anterior).movimientos)) === anterior.sello
  }

  /** One of the entity, if it owes, and one of each person on leave (decision 10.20). */
  lineasPago(): number {
    return Number(this.ahora.total('entidad') > 0) + this.#deudores
  }

  totalesAnteriores(): TotalesAnteriores | null {
    const { anterior } = this.#contexto
    return (
      anterior && {
        quincena: quincenaCode(anterior.quincena),
        titulo: quincenaChip(anterior.quincena),
        personas: this.#personasAntes,
        fondos: this.#antes.fondos(),
        totalEntidadCentavos: this.#antes.total('entidad'),
        totalLicenciaCentavos: this.#antes.total('afiliado'),
      }
    )
  }
}

function owedByPerson(lineas: PersonaCalculada['lineas']): number {
  return lineas.reduce((sum, { obligado, importeCentavos }) => sum + (obligado === 'afiliado' ? importeCentavos : 0), 0)
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
