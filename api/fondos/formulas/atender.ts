import { evaluarFormula, type LimiteTiempo } from '#domain/fondos/formula/evaluar-formula.ts'
import { LIMITES_FORMULA } from '#domain/fondos/formula/formula.ts'
import { nombresUsados, revisarFormula } from '#domain/fondos/formula/revisar-formula.ts'
import { FormulaError } from '#domain/fondos/formula/revisar-orden.ts'
import type { PeticionFormula, RespuestaFormula } from './peticion.ts'

/** Looks at a formula and, where asked to and nothing is wrong with it, works it out within its time. */
export function atender({ id, hacer, texto, propia, ...named }: PeticionFormula): RespuestaFormula {
  const nombres = { valores: new Map(named.valores), formulas: new Map(named.formulas) }
  const faltas = revisarFormula(texto, nombres, propia)
  if (faltas.length > 0) return { id, faltas, usa: [], evaluada: null }
  const usa = nombresUsados(texto)
  if (hacer === 'revisar') return { id, faltas, usa, evaluada: null }
  try {
    return { id, faltas, usa, evaluada: evaluarFormula(texto, nombres, limiteDeProceso()) }
  } catch (error) {
    if (error instanceof FormulaError) return { id, faltas: [error.fault], usa, evaluada: null }
    throw error
  }
}

/** The processor's time of this process, which a machine busy with something else does not use up. */
function limiteDeProceso(): LimiteTiempo {
  const from = process.cpuUsage()
  return {
    vencido: () => {
      const { user, system } = process.cpuUsage(from)
      return user + system > LIMITES_FORMULA.ms * 1_000
    },
  }
}
