import type { Etiqueta } from '#domain/documentos/hoja/etiquetas.ts'
import { ETIQUETAS_NOMBRE } from './etiquetas-nombre.ts'

/** Labels of the CURP constancia, old and new. Those without a field only end the value before them. */
export const ETIQUETAS_CURP: readonly Etiqueta[] = [
  ...ETIQUETAS_NOMBRE,
  {
    campo: 'curp',
    textos: ['Clave', 'CURP', 'Clave Única de Registro de Población', 'Clave CURP', 'C.U.R.P.'],
    corto: true,
  },
  {
    campo: 'entidad',
    textos: [
      'Entidad de nacimiento',
      'Lugar de nacimiento',
      'Estado de nacimiento',
      'Entidad federativa de nacimiento',
      'Entidad federativa',
      'Entidad de origen',
      'State of birth',
      'Place of birth',
    ],
    patron: /^(ENTIDAD|ESTADO|LUGAR)(FEDERATIVA)?(DE|DEL)?(NACIMIENTO|ORIGEN)/,
  },
  {
    campo: 'entidadRegistro',
    textos: [
      'Entidad de registro',
      'Entidad registrante',
      'Estado de registro',
      'Lugar de registro',
      'State of registration',
    ],
    patron: /^(ENTIDAD|ESTADO|LUGAR)(FEDERATIVA)?(DE|DEL)?REGISTR(O|ANTE)/,
  },
  {
    campo: 'fechaNacimiento',
    textos: ['Fecha de nacimiento', 'F. de nacimiento', 'Fecha nacimiento', 'Nacimiento', 'Fec. nac.', 'Date of birth'],
    patron: /^(FECHA|FEC|F)(DE)?NAC(IMIENTO)?/,
    corto: true,
  },
  { campo: 'sexo', textos: ['Sexo', 'Género', 'Sexo registral', 'Sex', 'Gender'], corto: true },
  {
    campo: null,
    textos: [
      'CURP Certificada',
      'Fecha de inscripción',
      'Fecha de registro',
      'Fecha de emisión',
      'Fecha de expedición',
      'Fecha de impresión',
      'Folio',
      'Municipio de registro',
      'Municipio',
      'Presente',
      'Nacionalidad',
      'Documento probatorio',
      'Datos del documento probatorio',
      'Año de registro',
      'Número de acta',
      'Libro',
      'Acta',
      'Foja',
      'Tomo',
      'CRIP',
      'Estatus',
      'Constancia de la Clave Única de Registro de Población',
    ],
  },
]
