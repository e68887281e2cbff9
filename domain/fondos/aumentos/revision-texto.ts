import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { costoAnual, type RevisionAumento } from './aumento.ts'

/** What a rise would do, a sentence each: for whom, what each quincena and a year cost, and what closed quincenas do. */
export function revisionTexto(revision: RevisionAumento): string[] {
  const { personas, entidades, desdeTexto, porQuincena, retroactivo, conParametros, sinCambio, conMovimiento } =
    revision
  const quienes =
    personas === 0
      ? 'Hoy nadie cambia de sueldo: solo cambia el catálogo.'
      : `Cambia el sueldo de ${cuentaTexto(personas, 'persona')} de ${cuentaTexto(entidades, 'entidad', 'entidades')} desde ${desdeTexto}.`
  const retro =
    retroactivo &&
    `Retroactivo, ${cuentaTexto(retroactivo.quincenas, 'quincena cerrada', 'quincenas cerradas')}: ${formatPesos(retroactivo.sueldosCentavos)} de sueldos y ${formatPesos(retroactivo.entidadCentavos)} de las entidades.`
  return [
    quienes,
    `Cada quincena: ${formatPesos(porQuincena.sueldosCentavos)} de sueldos, ${formatPesos(porQuincena.entidadCentavos)} de las entidades y ${formatPesos(porQuincena.afiliadoCentavos)} de las personas. Al año: ${formatPesos(costoAnual(porQuincena))}.`,
    ...(retro ? [retro] : []),
    ...(conParametros ? [] : ['No hay parámetros de los fondos en vigor: las aportaciones no se calcularon.']),
    ...(sinCambio > 0 ? [`${cuentaTexto(sinCambio, 'persona ya gana', 'personas ya ganan')} lo mismo o más.`] : []),
    ...(conMovimiento > 0
      ? [`${cuentaTexto(conMovimiento, 'persona tiene', 'personas tienen')} un movimiento abierto.`]
      : []),
  ]
}
