import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { TramiteDosPasos } from '#domain/afiliacion/tramites/tramite.ts'
import type { TextosGuardar } from '#admin/portal/afiliacion/tramite/GuardarTramite.tsx'

/** The procedures that change a person's situation and nothing else. */
export type TramiteSalida = Exclude<TramiteDosPasos, 'laboral'>

export interface Salida extends TextosGuardar {
  readonly vista: NombreVista
  /** Said while its date is not chosen (specification 3 §5). */
  readonly faltaFecha: string
  /** Its labour data say Sueldo (specification 3 §2.8), those of a baja Salario (§2.5). */
  readonly sueldo: 'Sueldo' | 'Salario'
}

/** Said of a save that the network or the server failed: nothing of it was kept (specification 3 §8). */
const FALLO = 'Error desconocido guardando afiliado.'

/** Texts of specification 3 §2.8, §5 and §8; those of the two that it does not write say the same of themselves. */
export const SALIDAS: Readonly<Record<TramiteSalida, Salida>> = {
  licencia: {
    vista: 'validacionLicencia',
    buscador: 'licencia',
    faltaFecha: 'Por favor selecciona una fecha de reingreso antes de continuar.',
    sueldo: 'Sueldo',
    guardar: 'Guardar licencia',
    pregunta: '¿Deseas guardar la licencia para este afiliado?',
    exito: 'El registro de la licencia ha sido guardado exitosamente.',
    detalle: 'Licencia, datos organizacionales y movimiento guardados correctamente.',
    fallo: FALLO,
    despues: null,
  },
  'baja-permanente': {
    vista: 'validacionBajaPermanente',
    buscador: 'bajaPermanente',
    faltaFecha: 'Por favor selecciona una fecha de baja antes de continuar.',
    sueldo: 'Sueldo',
    guardar: 'Guardar baja permanente',
    pregunta: '¿Deseas guardar la baja permanente para este afiliado?',
    exito: 'El registro de la baja permanente ha sido guardado exitosamente.',
    detalle: 'Baja permanente, datos organizacionales y movimiento guardados correctamente.',
    fallo: FALLO,
    despues: null,
  },
  jubilacion: {
    vista: 'validacionBajaJubilacion',
    buscador: 'bajaJubilacion',
    faltaFecha: 'Por favor selecciona una fecha de jubilación antes de continuar.',
    sueldo: 'Sueldo',
    guardar: 'Guardar jubilación',
    pregunta: '¿Deseas guardar la jubilación para este afiliado?',
    exito: 'El registro de la jubilación ha sido guardado exitosamente.',
    detalle: 'Jubilación, datos organizacionales y movimiento guardados correctamente.',
    fallo: FALLO,
    despues: null,
  },
  baja: {
    vista: 'validacionBaja',
    buscador: 'validacionBaja',
    faltaFecha: 'Por favor selecciona una fecha de baja antes de continuar.',
    sueldo: 'Salario',
    guardar: 'Guardar baja',
    pregunta: '¿Deseas guardar la baja para este afiliado?',
    exito: 'Baja registrada exitosamente.',
    detalle: 'El movimiento quedó Solicitado.',
    fallo: FALLO,
    despues: null,
  },
  reingreso: {
    vista: 'licencia',
    buscador: 'licencia',
    faltaFecha: 'Por favor selecciona una fecha de reingreso antes de continuar.',
    sueldo: 'Sueldo',
    guardar: 'Guardar reingreso',
    pregunta: '¿Deseas guardar el reingreso de este afiliado?',
    exito: 'El registro del reingreso ha sido guardado exitosamente.',
    detalle: 'Reingreso, datos organizacionales y movimiento guardados correctamente.',
    fallo: FALLO,
    despues: null,
  },
}

/** Where a date that the calendar offers is missing (specification 3 §5). */
export const SIN_FECHAS = 'No hay fechas disponibles. Contacta a Servicio de Seguimiento ISSSPEA.'
