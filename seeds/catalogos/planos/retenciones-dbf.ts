import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/**
 * A FoxPro table of withholdings for third parties: RFC of twelve, folio and kind of each discount, a number for the reason. FoxPro writes 0
 * in an empty number.
 */
export const RETENCIONES_DBF: DefinicionPlano = {
  formato: 'dbf',
  codificacion: 'detectar',
  titulos: true,
  periodo: 'AAQQ',
  campos: [
    { campo: 'nombre', en: { titulo: 'NOMBRE' }, obligatorio: true },
    { campo: 'rfc', en: { titulo: 'RFC' }, obligatorio: true },
    { campo: 'prestamo', en: { titulo: 'FOLIO' } },
    { campo: 'tipo', en: { titulo: 'TIPODESC' }, tabla: { C: 'corto', M: 'mediano', H: 'hipotecario' } },
    { campo: 'retenido', en: { titulo: 'IMPORTE' }, obligatorio: true },
    {
      campo: 'motivo',
      en: { titulo: 'CMOTCVE' },
      tabla: { 0: '', 1: 'licencia', 2: 'baja', 3: 'sueldo_insuficiente', 9: 'otro' },
    },
    { campo: 'nota', en: { titulo: 'MOTIVO' }, obligatorio: false },
    { campo: 'quincena', en: { titulo: 'QUINCENA' }, obligatorio: false },
  ],
}
