import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { identificador } from '#domain/fondos/formula/formula.ts'
import type { FormulaPanel } from '#domain/fondos/formula/formula-panel.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { selectFormulas, type FormulaRow } from './formula-row.ts'
import { usersOf } from './list-formulas.ts'
import { judgeFormula, saveFormula, type FormulaRevisada, type FormulaTecleada } from './save-formula.ts'

/** A new version of a formula that others use. */
export const GUARDAR_FORMULA: Accion<FormulaRevisada> = {
  id: 'formula.guardar',
  aplicar: async (actor, revisada) => {
    const antes = await formulaDe(revisada.datos.titulo)
    const despues = await saveFormula(actor, revisada)
    const textos = [
      { campo: 'Fórmula', antes: antes?.formula ?? '', despues: despues.formula },
      { campo: 'Desglose', antes: antes?.desglose ?? '', despues: despues.desglose },
      { campo: 'Descripción', antes: antes?.descripcion ?? '', despues: despues.descripcion },
    ]
    return {
      sujeto: despues.titulo,
      cambios: [
        ...textos.filter((texto) => texto.antes !== texto.despues),
        { campo: 'Fórmulas que la usan', antes: '', despues: despues.usadaPor.join(', ') },
      ],
      importeCentavos: null,
      enlace: rutaVista('formulaCatalogo'),
      registro: despues.id,
    }
  },
}

/**
 * Keeps a formula. A new version of one that others use waits for a second person (decisions §11.7). Throws as `judgeFormula` and
 * `saveFormula`.
 */
export async function guardarFormula(actor: Actor, tecleada: FormulaTecleada): Promise<FormulaPanel | PropuestaHecha> {
  const revisada = await judgeFormula(actor, tecleada)
  const actual = await formulaDe(revisada.datos.titulo)
  const users = actual ? usersOf(actual, await selectFormulas()) : []
  return users.length > 0 ? proponer(actor, GUARDAR_FORMULA, revisada) : saveFormula(actor, revisada)
}

async function formulaDe(titulo: string): Promise<FormulaRow | undefined> {
  const clave = identificador(titulo)
  return (await selectFormulas()).find((row) => row.clave === clave)
}
