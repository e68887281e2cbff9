import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { REGLAS_TIPO } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { PERCEPCIONES } from '#domain/afiliacion/percepciones.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { CAMPOS_PERSONA } from '#domain/cargas/persona/campos-persona.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'

/** The procedures that a row may request, by the number of their movement type. */
export const TRAMITE_DE_TIPO = {
  2: 'laboral',
  3: 'baja',
  6: 'baja-permanente',
  8: 'licencia',
  9: 'jubilacion',
  10: 'reingreso',
} as const satisfies Record<number, Tramite>
export type TipoDeRenglon = keyof typeof TRAMITE_DE_TIPO

/** What people call each type in a file. */
export const NOMBRE_DE_TIPO: Readonly<Record<TipoDeRenglon, string>> = {
  2: 'Cambio de datos laborales',
  3: 'Baja',
  6: 'Baja permanente',
  8: 'Licencia',
  9: 'Jubilación',
  10: 'Reingreso',
}

/** Types that one collective oficio serves. */
const CON_OFICIO: readonly TipoDeRenglon[] = [2, 3, 6, 10]

export const llevaOficio = (tipo: TipoDeRenglon): boolean => CON_OFICIO.includes(tipo)

const CAUSAS = Object.fromEntries(REGLAS_TIPO[3].causas.map(({ clave, etiqueta }) => [clave, etiqueta]))

const lugar = (titulo: string, significado: string) =>
  ({ titulo, clase: 'texto', max: 200, ejemplo: '', significado }) as const

/**
 * Movements of people on file: a row requests one, with the rules of the procedure's screen. The movements then go through their trays; the load
 * itself needs no approval.
 */
export const MOVIMIENTOS = {
  titulo: 'Movimientos de personas',
  modo: 'por_renglon',
  renglonesMax: 10_000,
  conOficio: true,
  campos: {
    ...CAMPOS_PERSONA,
    tipo: {
      titulo: 'Movimiento',
      clase: 'opcion',
      opciones: NOMBRE_DE_TIPO,
      ejemplo: '3',
      significado: 'Número o nombre del movimiento que se solicita.',
    },
    fecha: {
      titulo: 'Fecha',
      clase: 'fecha',
      significado: 'Primer día de la nueva situación: el de la baja, la licencia, el regreso o el cambio.',
    },
    causa: {
      titulo: 'Causa',
      clase: 'opcion',
      opciones: CAUSAS,
      significado: 'Por qué causa baja. Solo la lleva la baja.',
    },
    fechaAutorizacion: {
      titulo: 'Autorización',
      clase: 'fecha',
      ejemplo: '',
      significado: 'Día en que se autorizó la licencia; sin ella, hoy.',
    },
    fechaFin: {
      titulo: 'Reingreso',
      clase: 'fecha',
      ejemplo: '',
      significado: 'Primer día de regreso de la licencia: uno de los días de aplicación del calendario.',
    },
    categoria: {
      titulo: 'Categoría',
      clase: 'texto',
      max: 24,
      clave: true,
      ejemplo: '',
      significado: 'Clave de la categoría que tendrá, en un cambio de datos laborales.',
    },
    sueldo: {
      titulo: 'Sueldo mensual',
      clase: 'importe',
      ejemplo: '',
      significado: 'Sueldo mensual que tendrá. Sin categoría, se busca la única que lo tiene.',
    },
    sueldoDiario: {
      titulo: 'Sueldo diario',
      clase: 'importe',
      ejemplo: '',
      significado: 'Sueldo mensual entre 30, con dos decimales; en vez del mensual.',
    },
    direccion: lugar('Dirección General', 'Dirección del área nueva; hace falta si dos áreas se llaman igual.'),
    area: lugar('Área', 'Área en la que trabajará, como está en la estructura.'),
    puesto: lugar('Puesto', 'Puesto que tendrá, como está en el catálogo de su área.'),
    otrasPrestaciones: {
      titulo: PERCEPCIONES.otrasPrestaciones.titulo,
      clase: 'importe',
      ejemplo: '',
      significado: 'Importe mensual que tendrá, si su entidad no envía nómina.',
    },
    quinquenios: {
      titulo: PERCEPCIONES.quinquenios.titulo,
      clase: 'importe',
      ejemplo: '',
      significado: 'Importe mensual que tendrá, si su entidad no envía nómina.',
    },
    porcentaje: {
      titulo: PERCEPCIONES.porcentaje.titulo,
      clase: 'porcentaje',
      hasta: PERCEPCIONES.porcentaje.max,
      ejemplo: '',
      significado: 'Porcentaje que tendrá, si su entidad no envía nómina.',
    },
    observaciones: {
      titulo: 'Observaciones',
      clase: 'texto',
      max: 2_000,
      ejemplo: '',
      significado: 'Por qué la fecha es de una quincena anterior, o el motivo que pida el trámite.',
    },
  },
  lee: 'cargas.dependencias',
  carga: 'tramites.solicitar',
  contenido: 'los movimientos',
  renglon: ['movimiento', 'movimientos'],
  autoriza: {
    por: 'nadie',
    despues: [
      'La carga no espera otra aprobación: cada renglón queda como un movimiento solicitado.',
      'Cada movimiento lo valida otra persona de la dependencia, en su bandeja; pueden ser muchos a la vez.',
      'Después lo revisan y lo aprueban dos personas del instituto.',
    ],
  },
  delInstituto: null,
  deEntidad: {
    suma: 'movió',
    anterior: 'La carga anterior',
    repite: '',
    conRenglon: 'con movimiento',
    falta: null,
    hecho: 'Sus movimientos quedaron solicitados y esperan en la bandeja de quien los valida.',
    ver: {
      vista: 'solicitudesMovimientos',
      ruta: rutaVista('solicitudesMovimientos'),
      texto: 'Ver los movimientos',
    },
  },
} as const satisfies TipoCarga
