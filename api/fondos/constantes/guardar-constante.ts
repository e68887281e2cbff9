import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { ConstanteDocumentada } from '#domain/fondos/constantes/constante.ts'
import { isConstanteDeRegla } from '#domain/fondos/constantes/rango-constante.ts'
import { identificador } from '#domain/fondos/formula/formula.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { today } from '#api/clock.ts'
import { selectFormulas } from '#api/fondos/formulas/formula-row.ts'
import { selectConstantes } from './list-constantes.ts'
import { saveConstante, type ConstanteNueva } from './save-constante.ts'

const fecha = ({ FECHA }: ConstanteDocumentada): string => formatFecha(FECHA as PlainDate)

/** A new value of a constant that a rule or a formula uses. */
export const GUARDAR_CONSTANTE: Accion<ConstanteNueva> = {
  id: 'constante.guardar',
  aplicar: async (actor, constante) => {
    const antes = (await selectConstantes()).find(({ NOMBRE }) => foldText(NOMBRE) === foldText(constante.nombre))
    const despues = await saveConstante(actor, constante)
    return {
      sujeto: despues.NOMBRE,
      cambios: [
        { campo: 'Valor', antes: antes?.VALOR_TEXTO ?? '', despues: despues.VALOR_TEXTO },
        { campo: 'Desde', antes: antes ? fecha(antes) : '', despues: fecha(despues) },
      ],
      importeCentavos: null,
      enlace: rutaVista('variables'),
      registro: despues.NOMBRE,
    }
  },
}

/**
 * Records a value of a constant. A constant that a rule or a formula uses waits for a second person (decisions §11.7). Throws as
 * `saveConstante`.
 */
export async function guardarConstante(
  actor: Actor,
  constante: ConstanteNueva,
): Promise<ConstanteDocumentada | PropuestaHecha> {
  const desde = constante.desde ?? today()
  return (await isEnUso(constante.nombre))
    ? proponer(actor, GUARDAR_CONSTANTE, { ...constante, desde })
    : saveConstante(actor, constante)
}

async function isEnUso(nombre: string): Promise<boolean> {
  if (isConstanteDeRegla(nombre)) return true
  const clave = identificador(nombre)
  return (await selectFormulas()).some(({ usa }) => usa.includes(clave))
}
