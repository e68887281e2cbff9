import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { PERCEPCIONES } from '#domain/afiliacion/percepciones.ts'
import { CAMPOS_PERSONA } from '#domain/cargas/persona/campos-persona.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'

/** An alta en trámite is a request, which no file brings. */
const SITUACIONES_DE_ARCHIVO: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NOMBRE_SITUACION).filter(([letra]) => letra !== 'T'),
)

const importe = (titulo: string, significado: string, ejemplo: string): CampoTipo => ({
  ...{ titulo, significado, ejemplo, clase: 'importe' },
})

/** What a later row of the same person leaves blank stays as it was. */
const SIGUE = 'Vacío si no cambia.'

/** The people of one entity with their history by date, before its first close in the portal. A person has one row, or one per date. */
export const PADRON = {
  titulo: 'Padrón inicial',
  modo: 'por_renglon',
  campos: {
    curp: { ...CAMPOS_PERSONA.curp, significado: 'CURP de la persona. Une todos sus renglones.' },
    rfc: { ...CAMPOS_PERSONA.rfc, ejemplo: 'EEEJ000101XX9', significado: 'RFC con homoclave, de 13 caracteres.' },
    nss: { ...CAMPOS_PERSONA.nss, significado: 'Número de Seguridad Social; vacío si no se conoce.' },
    nombres: CAMPOS_PERSONA.nombres,
    apellidoPaterno: CAMPOS_PERSONA.apellidoPaterno,
    apellidoMaterno: CAMPOS_PERSONA.apellidoMaterno,
    nacimiento: {
      titulo: 'Fecha de nacimiento',
      clase: 'fecha',
      pasada: true,
      significado: 'Se compara con la CURP, que es la que se guarda.',
    },
    sexo: {
      titulo: 'Sexo',
      clase: 'opcion',
      opciones: { H: 'Hombre', M: 'Mujer', X: 'No binario' },
      significado: 'H, M o X. Se compara con la CURP, que es la que se guarda.',
    },
    noempleado: { ...CAMPOS_PERSONA.noempleado, significado: 'Número de la persona en la entidad.' },
    ingreso: {
      titulo: 'Fecha de ingreso',
      clase: 'fecha',
      pasada: true,
      significado: 'Primer día de servicio de la persona en la entidad.',
    },
    desde: {
      titulo: 'Desde',
      clase: 'fecha',
      pasada: true,
      significado: 'Primer día en que vale el renglón. Vacío: el de ingreso.',
    },
    hasta: {
      titulo: 'Hasta',
      clase: 'fecha',
      ejemplo: '',
      significado:
        'Último día en que vale el renglón. Vacío: hasta el siguiente de la persona. En una licencia, su fin.',
    },
    situacion: {
      titulo: 'Situación',
      clase: 'opcion',
      opciones: SITUACIONES_DE_ARCHIVO,
      ejemplo: 'A',
      significado: 'Letra o nombre de la situación desde ese día.',
    },
    causa: {
      titulo: 'Causa',
      clase: 'texto',
      max: 80,
      ejemplo: '',
      significado: 'Causa de una baja, como está en Tipos de movimiento. Vacía si no se conoce.',
    },
    unidad: {
      titulo: 'Clave de la unidad',
      clase: 'texto',
      max: 60,
      clave: true,
      ejemplo: '01-01-01-01',
      significado: `Clave del área: los cuatro niveles con guiones, o los dos últimos. ${SIGUE}`,
    },
    categoria: {
      titulo: 'Categoría',
      clase: 'texto',
      max: 24,
      clave: true,
      ejemplo: '20B',
      significado: `Clave de la categoría, como está en el catálogo. ${SIGUE}`,
    },
    puesto: {
      titulo: 'Puesto',
      clase: 'texto',
      max: 200,
      ejemplo: '',
      significado: `Nombre del puesto, como está en el área. ${SIGUE}`,
    },
    fraccion: {
      titulo: 'Fracción de plaza',
      clase: 'centesimos',
      hasta: 100,
      ejemplo: '1',
      significado: 'Parte de la plaza, de 0.01 a 1. Con ella se compara el sueldo con el de la categoría.',
    },
    sueldo: importe('Sueldo mensual', `Sueldo mensual de la persona. ${SIGUE}`, '12335.75'),
    otrasPrestaciones: importe(PERCEPCIONES.otrasPrestaciones.titulo, `Importe mensual que cotiza. ${SIGUE}`, '300.00'),
    quinquenios: importe(PERCEPCIONES.quinquenios.titulo, `Importe mensual de sus quinquenios. ${SIGUE}`, '150.00'),
    porcentaje: {
      titulo: PERCEPCIONES.porcentaje.titulo,
      clase: 'porcentaje',
      hasta: PERCEPCIONES.porcentaje.max,
      significado: `Porcentaje del puesto, con cuatro decimales. ${SIGUE}`,
    },
  },
  lee: 'padron.leer',
  carga: 'cargas.aprobar',
  contenido: 'el padrón inicial',
  renglon: ['renglón', 'renglones'],
  autoriza: { por: 'otra_persona', quien: 'un jefe de departamento', accion: 'carga.padron' },
  deEntidad: null,
  delInstituto: {
    ofrece: 'Padrón inicial de una entidad: personas con su historia',
    archivos:
      'CSV o Excel (.xlsx) con un renglón por persona, o uno por fecha de su historia. Se carga antes del primer cierre de la entidad.',
    hecho: 'Sus personas ya están en el padrón.',
    sinDeshacer: null,
    ver: { vista: 'panelAfiliados', ruta: rutaVista('panelAfiliados'), texto: 'Ver el padrón' },
    asunto: { titulo: 'Entidad', falta: 'Elige la entidad de estas personas.' },
  },
} as const satisfies TipoCarga
