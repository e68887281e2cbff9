import { CAMPOS_PERSONA } from '#domain/cargas/persona/campos-persona.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { MOTIVOS_RETENCION, NOTA_MAX } from '#domain/fondos/prestamos/retencion.ts'
import { TIPOS_PRESTAMO, type TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'

const TITULO_DE_TIPO = Object.fromEntries(
  Object.entries(TIPOS_PRESTAMO).map(([tipo, { titulo }]) => [tipo, titulo]),
) as Readonly<Record<TipoPrestamo, string>>

/** What a dependency withheld of the withholding order of loans (decisions §10.21, §11.13). */
export const RETENCIONES = {
  titulo: 'Retenciones de préstamos',
  modo: 'por_renglon',
  campos: {
    ...CAMPOS_PERSONA,
    prestamo: { titulo: 'Préstamo', clase: 'prestamo' },
    tipo: { titulo: 'Tipo de préstamo', clase: 'opcion', opciones: TITULO_DE_TIPO },
    retenido: { titulo: 'Retenido', clase: 'importe' },
    motivo: { titulo: 'Motivo', clase: 'opcion', opciones: MOTIVOS_RETENCION },
    nota: { titulo: 'Nota', clase: 'texto', max: NOTA_MAX },
    quincena: { titulo: 'Quincena', clase: 'quincena' },
  },
  lee: 'cargas.dependencias',
  carga: 'cargas.enviar',
  contenido: 'lo que se retuvo',
  renglon: ['renglón', 'renglones'],
  autoriza: { por: 'dependencia' },
  delInstituto: null,
  deEntidad: {
    suma: 'retuvo',
    anterior: 'La respuesta anterior',
    repite: 'ya responde órdenes de este archivo',
    conRenglon: 'con retención',
    sinRenglon: 'con orden y sin renglón',
    sinRenglonSigue: 'siguen sin respuesta',
  },
} as const satisfies TipoCarga
