import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** The columns of the withholding order that the entity received (`portal retenciones orden`), with what it withheld beside them. */
export const RETENCIONES_CSV: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: 'detectar',
  titulos: true,
  periodo: 'QQAA',
  campos: [
    { campo: 'quincena', en: { titulo: 'quincena' } },
    { campo: 'prestamo', en: { titulo: 'prestamo' }, obligatorio: false },
    { campo: 'tipo', en: { titulo: 'tipo' }, obligatorio: false },
    { campo: 'interno', en: { titulo: 'interno' }, obligatorio: false },
    { campo: 'noempleado', en: { titulo: 'noempleado' }, obligatorio: false },
    { campo: 'curp', en: { titulo: 'curp' }, obligatorio: false },
    { campo: 'nss', en: { titulo: 'nss' }, obligatorio: false },
    { campo: 'rfc', en: { titulo: 'rfc' }, obligatorio: false },
    { campo: 'nombre', en: { titulo: 'nombre' } },
    { campo: 'retenido', en: { titulo: 'retenido' }, obligatorio: true },
    { campo: 'motivo', en: { titulo: 'motivo' }, obligatorio: false },
    { campo: 'nota', en: { titulo: 'nota' }, obligatorio: false },
  ],
}
