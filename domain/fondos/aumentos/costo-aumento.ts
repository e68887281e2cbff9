import { lineasDe } from '#domain/fondos/lineas.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { multiplyDivide } from '#domain/fondos/redondeo.ts'
import { DIAS_QUINCENA, diasHastaFin } from '#domain/fondos/segmentos.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { CostoAumento } from './aumento.ts'

/** Somebody whose salary changes, as far as money asks. */
export interface SueldoQueCambia {
  readonly situacion: string
  readonly antesCentavos: number
  readonly despuesCentavos: number
  readonly desde: PlainDate
}

const DIAS_MES = 30

/** Adds up what a rise costs, with each different case computed once. */
export class SumaAumento {
  readonly #cases = new Map<string, CostoAumento>()
  #sum: CostoAumento = { sueldosCentavos: 0, entidadCentavos: 0, afiliadoCentavos: 0 }

  /** One person in one quincena (ordinal); before the day from which it holds for the person it costs nothing. */
  add(persona: SueldoQueCambia, quincena: number, parametros: ParametrosEnVigor | null): void {
    const own = quincenaOf(persona.desde)
    if (own > quincena) return
    const dias = own === quincena ? diasHastaFin(persona.desde) : DIAS_QUINCENA
    const { situacion, antesCentavos, despuesCentavos } = persona
    const key = [situacion, antesCentavos, despuesCentavos, dias, parametros?.clave, parametros?.version].join(' ')
    const cost = this.#cases.get(key) ?? costOf(persona, dias, parametros)
    this.#cases.set(key, cost)
    this.#sum = {
      sueldosCentavos: this.#sum.sueldosCentavos + cost.sueldosCentavos,
      entidadCentavos: this.#sum.entidadCentavos + cost.entidadCentavos,
      afiliadoCentavos: this.#sum.afiliadoCentavos + cost.afiliadoCentavos,
    }
  }

  get total(): CostoAumento {
    return this.#sum
  }
}

/** The difference between two whole computings: each is rounded as it will be. */
function costOf(
  { situacion, antesCentavos, despuesCentavos, desde }: SueldoQueCambia,
  dias: number,
  parametros: ParametrosEnVigor | null,
): CostoAumento {
  const baseOf = (sueldo: number) => multiplyDivide(sueldo * dias, 1, DIAS_MES, parametros?.redondeo ?? 'medio-par')
  const partsOf = (sueldoCentavos: number) => {
    const hecho = { desde, situacion, entidadId: 0, sueldoCentavos, otrosCentavos: 0, quinqueniosCentavos: 0, dias }
    const lineas = parametros ? lineasDe([hecho], parametros) : []
    const sumOf = (parte: 'entidad' | 'afiliado') =>
      lineas.filter((linea) => linea.parte === parte).reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)
    return { entidad: sumOf('entidad'), afiliado: sumOf('afiliado') }
  }
  const [before, after] = [partsOf(antesCentavos), partsOf(despuesCentavos)]
  return {
    sueldosCentavos: baseOf(despuesCentavos) - baseOf(antesCentavos),
    entidadCentavos: after.entidad - before.entidad,
    afiliadoCentavos: after.afiliado - before.afiliado,
  }
}
