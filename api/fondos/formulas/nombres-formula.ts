import { quincenaOf } from '#domain/calendario/quincena.ts'
import { CLAVE_PARAMETRO_KEYS, etiquetaClave, valorTexto } from '#domain/fondos/clave-parametro.ts'
import { agruparConstantes } from '#domain/fondos/constantes/constante.ts'
import { DATOS_PERSONA_FORMULA, identificador, type NombresFormula } from '#domain/fondos/formula/formula.ts'
import type { VariableFormula } from '#domain/fondos/formula/formula-panel.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import { today } from '#api/clock.ts'
import { selectConstantes } from '#api/fondos/constantes/list-constantes.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import type { FormulaRow } from './formula-row.ts'

/**
 * The names that formulas may use: data of the person, keys of the parameters in force, constants with the newest value
 * whose day has come. Of two that are written alike the first of these wins.
 */
export async function selectVariables(): Promise<VariableFormula[]> {
  const [parametros, constantes] = await Promise.all([selectParametros(), selectConstantes()])
  const valores = parametrosDe(parametros, quincenaOf(today()))?.valores ?? null
  const all: VariableFormula[] = [
    ...Object.entries(DATOS_PERSONA_FORMULA).map(
      ([nombre, titulo]) => ({ nombre, titulo, clase: 'persona', valor: null }) as const,
    ),
    ...CLAVE_PARAMETRO_KEYS.map(
      (clave) =>
        ({
          nombre: identificador(clave),
          titulo: `${clave} · ${etiquetaClave(clave)}`,
          clase: 'parametro',
          valor: valores ? valorTexto(valores[clave]) : '0',
        }) as const,
    ),
    ...agruparConstantes(constantes, today()).flatMap(({ nombre, vigente }) =>
      vigente
        ? [{ nombre: identificador(nombre), titulo: nombre, clase: 'constante', valor: vigente.VALOR_TEXTO } as const]
        : [],
    ),
  ]
  return [...new Map(all.toReversed().map((one) => [one.nombre, one])).values()].toReversed()
}

/** What a formula finds by name; what depends on the person is worth 1 until there is one (`persona`). */
export function nombresDe(
  variables: readonly VariableFormula[],
  formulas: readonly FormulaRow[],
  persona: ReadonlyMap<string, string> = new Map(),
): NombresFormula {
  return {
    valores: new Map(variables.map(({ nombre, valor }) => [nombre, persona.get(nombre) ?? valor ?? '1'] as const)),
    formulas: new Map(formulas.map(({ clave, formula }) => [clave, formula] as const)),
  }
}
