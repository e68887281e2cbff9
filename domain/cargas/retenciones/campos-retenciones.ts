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
    prestamo: {
      titulo: 'Préstamo',
      clase: 'prestamo',
      ejemplo: '999999999',
      significado: 'Préstamo que se responde. Sin él, el renglón responde a los del tipo, o a todos los de la persona.',
    },
    tipo: {
      titulo: 'Tipo de préstamo',
      clase: 'opcion',
      opciones: TITULO_DE_TIPO,
      significado: 'Tipo de préstamo que se responde.',
    },
    retenido: {
      titulo: 'Retenido',
      clase: 'importe',
      significado: 'Lo que se retuvo a la persona; 0 si no se le retuvo nada.',
    },
    motivo: {
      titulo: 'Motivo',
      clase: 'opcion',
      opciones: MOTIVOS_RETENCION,
      ejemplo: '',
      significado: 'Por qué se retuvo menos de lo ordenado. Si se retuvo todo, vacío.',
    },
    nota: {
      titulo: 'Nota',
      clase: 'texto',
      max: NOTA_MAX,
      ejemplo: '',
      significado: 'Explicación; hace falta si el motivo es «Otro».',
    },
    quincena: { titulo: 'Quincena', clase: 'quincena', significado: 'Quincena de la orden: la de la carga.' },
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
    falta: { sinRenglon: 'con orden y sin renglón', sigue: 'siguen sin respuesta' },
  },
} as const satisfies TipoCarga
