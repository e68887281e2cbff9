import { CONCEPTOS } from '#domain/fondos/fondo.ts'
import { CAMPOS_PERSONA } from '#domain/cargas/persona/campos-persona.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'

/** Kinds of payment of a payroll row. */
export const CLASES_PAGO = {
  ordinaria: 'Ordinaria',
  complementaria: 'Complementaria',
  retroactiva: 'Retroactiva',
  cancelacion: 'Cancelación',
  reintegro: 'Reintegro',
  aguinaldo: 'Aguinaldo',
} as const
export type ClasePago = keyof typeof CLASES_PAGO

const importe = (titulo: string, significado: string, ejemplo: string): CampoTipo => ({
  ...{ titulo, clase: 'importe', negativo: true, significado, ejemplo },
})

/** Prefix of the fields that carry the amount deducted for a key of a fund: `deduccion.FAA`. */
export const DEDUCCION = 'deduccion.'

const DEDUCCIONES: Readonly<Record<string, CampoTipo>> = Object.fromEntries(
  CONCEPTOS.filter(({ parte }) => parte === 'afiliado').map(({ clave }) => [
    `${DEDUCCION}${clave}`,
    importe(`Descuento ${clave}`, `Lo que se descontó a la persona para ${clave}.`, '250.00'),
  ]),
)

/** A payroll: what a dependency paid each person and post in a quincena (decisions §11.18 to 11.20). */
export const NOMINA = {
  titulo: 'Nómina',
  modo: 'por_renglon',
  campos: {
    ...CAMPOS_PERSONA,
    plaza: {
      titulo: 'Plaza',
      clase: 'texto',
      max: 40,
      ejemplo: 'EJ-1',
      significado: 'Clave de la plaza en la entidad. Distingue las plazas de quien tiene varias.',
    },
    clase: {
      titulo: 'Tipo de nómina',
      clase: 'opcion',
      opciones: CLASES_PAGO,
      significado: 'Qué pago es. Sin este dato, la nómina es ordinaria.',
    },
    numero: {
      titulo: 'Número de complementaria',
      clase: 'numero',
      hasta: 9_999,
      ejemplo: '',
      significado: 'Solo en una nómina complementaria: cuál es.',
    },
    quincena: { titulo: 'Quincena', clase: 'quincena', significado: 'Quincena que paga el renglón: la de la carga.' },
    desde: {
      titulo: 'Desde',
      clase: 'quincena',
      ejemplo: '',
      significado: 'Solo en un pago retroactivo: primera quincena que paga.',
    },
    hasta: {
      titulo: 'Hasta',
      clase: 'quincena',
      ejemplo: '',
      significado: 'Solo en un pago retroactivo: última quincena que paga.',
    },
    sueldo: importe('Sueldo', 'Sueldo que se pagó.', '4256.50'),
    dias: {
      titulo: 'Días pagados',
      clase: 'centesimos',
      hasta: 3_000,
      ejemplo: '15',
      significado: 'Días de la quincena que se pagaron, de 0 a 15.',
    },
    diasAusencia: {
      titulo: 'Días de ausencia',
      clase: 'centesimos',
      hasta: 3_000,
      significado: 'Días que no se pagaron por faltas.',
    },
    diasIncapacidad: {
      titulo: 'Días de incapacidad',
      clase: 'centesimos',
      hasta: 3_000,
      significado: 'Días de incapacidad en la quincena.',
    },
    fraccion: {
      titulo: 'Fracción u horas',
      clase: 'centesimos',
      hasta: 10_000,
      ejemplo: '',
      significado: 'Parte de la plaza u horas que se pagan.',
    },
    otrasPrestaciones: importe('Otras prestaciones', 'Otras prestaciones que cotizan.', '300.00'),
    quinquenios: importe('Quinquenios', 'Quinquenios que se pagaron.', '150.00'),
    porcentaje: {
      titulo: 'Porcentaje',
      clase: 'porcentaje',
      hasta: 1_000_000,
      significado: 'Porcentaje de la persona que entra en sus aportaciones.',
    },
    ...DEDUCCIONES,
  },
  lee: 'cargas.dependencias',
  carga: 'cargas.enviar',
  contenido: 'la nómina',
  renglon: ['renglón', 'renglones'],
  conImportes: true,
  autoriza: { por: 'dependencia' },
  delInstituto: null,
  deEntidad: {
    suma: 'pagó',
    anterior: 'La nómina anterior',
    repite: 'ya paga lo mismo a personas de este archivo',
    conRenglon: 'con pago',
    falta: { sinRenglon: 'en activo sin renglón', sigue: 'antes del cierre se dice por qué' },
  },
} as const satisfies TipoCarga
