import { z } from 'zod'
import { answers, definirLlamadas, lista } from '#domain/llamada.ts'
import { ID, VERSION } from '#domain/llamada-partes.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type {
  Carga,
  CargaPedida,
  DetalleCarga,
  OpcionesCarga,
  ConceptoPuesto,
  PaginaDescuentos,
  PaginaRenglones,
  RenglonCarga,
} from './carga.ts'
import type { PuestaEnMarcha } from './puesta-en-marcha/puesta-en-marcha.ts'
import { PERIODICIDADES } from './planos/plano.ts'
import {
  DEFINICION_GRANDE,
  DEFINICION_MAX,
  isDefinicionGrande,
  MUESTRA_MAX_BYTES,
  type DetallePlano,
  type MuestraLeida,
  type PlanoListado,
} from './planos/plano-panel.ts'
import type { PlanoExplicado } from './planos/plantilla/explicar-plano.ts'
import type { PlanoPropuesto } from './planos/propuesta/muestra-archivo.ts'
import { TIPO_CARGA_IDS } from './tipos-carga.ts'
import { VEREDICTO_IDS } from './estado-carga.ts'
import { ARCHIVO_MAX_BYTES } from '#domain/documentos/archivo.ts'
import { ARCHIVO_CARGA_MAX_BYTES, NOTA_CARGA_MAX } from './limites-carga.ts'

const tipo = z.enum(TIPO_CARGA_IDS)

/** What a version of a layout says; its definition is checked by the service, which names its faults in Spanish. */
const versionNueva = {
  nombre: z.string().max(200),
  desde: z.string().max(10),
  definicion: z
    .record(z.string().max(40), z.unknown())
    .refine((definicion) => !isDefinicionGrande(definicion), DEFINICION_GRANDE),
}

const nota = z.string().max(NOTA_CARGA_MAX)

/** Files that dependencies and the bank send: their loads, their rows, and what is done with them. */
export const LLAMADAS_CARGAS = definirLlamadas({
  ...lista('cargas', { texto: 'Cargas de archivos', puede: 'cargas.leer' }, answers<Carga>()),
  'GET /api/cargas/opciones': {
    texto: 'Planos, entidades, quincenas y asuntos con los que se carga un archivo',
    puede: 'cargas.cargar',
    answer: answers<OpcionesCarga>(),
  },
  'GET /api/cargas/puesta-en-marcha': {
    texto: 'Qué debe cargar una instalación nueva, qué hay y las cifras para comparar con el sistema anterior',
    puede: 'puesta.leer',
    answer: answers<PuestaEnMarcha>(),
  },
  'POST /api/cargas': {
    texto: 'Recibe un archivo y lo lee sin cargarlo; sin plano, lo reconoce por su forma',
    puede: 'cargas.cargar',
    form: {
      otros: {
        entidad: {
          descripcion: 'Id de la entidad de la que es el archivo; los archivos del instituto no llevan',
          opcional: true,
        },
        quincena: {
          descripcion: 'Quincena de la que es el archivo, como 2226; los archivos del instituto no llevan',
          opcional: true,
        },
        asunto: { descripcion: 'De qué es el archivo, donde su tipo lo pide: la clave del catálogo', opcional: true },
        tipo: { descripcion: 'Tipo de carga, para reconocer el plano solo entre los suyos', opcional: true },
        plano: { descripcion: 'Clave del plano; sin ella se reconoce', opcional: true },
      },
      max: ARCHIVO_CARGA_MAX_BYTES,
    },
    status: 201,
    rechaza: [404, 409, 423],
    answer: answers<DetalleCarga>(),
  },
  'GET /api/cargas/planos': {
    texto: 'Planos con su versión más nueva y su vigencia',
    puede: 'cargas.administrar',
    answer: answers<{ readonly planos: readonly PlanoListado[] }>(),
  },
  'POST /api/cargas/planos': {
    texto: 'Guarda un plano nuevo',
    puede: 'cargas.administrar',
    body: { clave: z.string().max(60), tipo, ...versionNueva },
    status: 201,
    rechaza: [409],
    answer: answers<DetallePlano>(),
  },
  'POST /api/cargas/planos/propuesta': {
    texto: 'Propone cómo leer un archivo de muestra; no guarda nada de él',
    puede: 'cargas.administrar',
    form: { otros: { tipo: { descripcion: `Tipo de carga: ${TIPO_CARGA_IDS.join(', ')}` } }, max: MUESTRA_MAX_BYTES },
    answer: answers<PlanoPropuesto>(),
  },
  'POST /api/cargas/planos/muestra': {
    texto: 'Los primeros renglones de un archivo de muestra, como los leería una definición',
    puede: 'cargas.administrar',
    form: {
      otros: {
        tipo: { descripcion: `Tipo de carga: ${TIPO_CARGA_IDS.join(', ')}` },
        definicion: { descripcion: 'Definición del plano, en JSON', max: DEFINICION_MAX },
      },
      max: MUESTRA_MAX_BYTES,
    },
    answer: answers<MuestraLeida>(),
  },
  'GET /api/cargas/planos/:clave/versiones': {
    texto: 'Un plano con sus versiones, la más nueva primero',
    puede: 'cargas.administrar',
    answer: answers<DetallePlano>(),
  },
  'POST /api/cargas/planos/:clave/versiones': {
    texto: 'Guarda otra versión de un plano; las anteriores no cambian',
    puede: 'cargas.administrar',
    body: { version: VERSION, ...versionNueva },
    status: 201,
    rechaza: [404, 409],
    answer: answers<DetallePlano>(),
  },
  'POST /api/cargas/planos/:clave/terminar': {
    texto: 'Termina un plano: desde ese día ya no se ofrece',
    puede: 'cargas.administrar',
    body: { version: VERSION, desde: z.string().max(10), motivo: nota },
    rechaza: [404, 409],
    answer: answers<DetallePlano>(),
  },
  'GET /api/cargas/planos/:clave/plantilla': {
    texto: 'Plantilla de un plano: sus columnas con un renglón de ejemplo; la de un libro de Excel las explica',
    puede: 'cargas.leer',
    answer: 'archivo',
  },
  'GET /api/cargas/planos/:clave/explicacion': {
    texto: 'Cómo se llena un archivo de un plano, columna por columna',
    puede: 'cargas.leer',
    answer: answers<PlanoExplicado>(),
  },
  'GET /api/cargas/:folio': {
    texto: 'Una carga: lo que haría o hizo, y lo que se puede hacer con ella',
    puede: 'cargas.leer',
    answer: answers<DetalleCarga>(),
  },
  'GET /api/cargas/:folio/renglones': {
    texto: 'Renglones de una carga con su resultado, de 50 en 50',
    puede: 'cargas.leer',
    query: {
      veredicto: z.enum(VEREDICTO_IDS).optional(),
      codigo: z.string().max(4).optional(),
      despues: z.coerce.number<number>().int().min(0).default(0),
    },
    answer: answers<PaginaRenglones>(),
  },
  'GET /api/cargas/:folio/descuentos': {
    texto: 'Personas a quienes la nómina descontó más o menos de lo que corresponde, de 50 en 50',
    puede: 'cargas.dependencias',
    query: { despues: z.coerce.number<number>().int().min(0).default(0) },
    answer: answers<PaginaDescuentos>(),
  },
  'GET /api/cargas/:folio/malos': {
    texto: 'Renglones rechazados, byte por byte, con lo que hay que corregir',
    puede: 'cargas.leer',
    answer: 'archivo',
  },
  'POST /api/cargas/:folio/original': {
    texto: 'El archivo como llegó; pide un motivo, que queda en la bitácora',
    puede: 'cargas.leer',
    body: { motivo: nota },
    answer: 'archivo',
  },
  'POST /api/cargas/:folio/cargar': {
    texto:
      'Carga los renglones que entran; según su tipo quedan por validar, por aprobar o ya cuentan. Las contraseñas de las cuentas que crea vienen solo en esta respuesta',
    puede: 'cargas.cargar',
    body: { version: VERSION, motivo: nota.default('') },
    status: 202,
    rechaza: [423],
    answer: answers<CargaPedida>(),
  },
  'POST /api/cargas/:folio/detener': {
    texto: 'Detiene la lectura o la carga; se reanuda donde quedó',
    puede: 'cargas.cargar',
    answer: answers<DetalleCarga>(),
  },
  'POST /api/cargas/:folio/reanudar': {
    texto: 'Sigue una lectura o una carga que se detuvo',
    puede: 'cargas.cargar',
    status: 202,
    rechaza: [423],
    answer: answers<DetalleCarga>(),
  },
  'POST /api/cargas/:folio/releer': {
    texto: 'Vuelve a revisar el archivo: cambió un concepto, una persona o una respuesta',
    puede: 'cargas.cargar',
    body: { version: VERSION },
    status: 202,
    rechaza: [423],
    answer: answers<DetalleCarga>(),
  },
  'POST /api/cargas/oficio': {
    texto: 'Adjunta el oficio que sirve a todos los movimientos de una carga, y vuelve a revisar su archivo con él',
    puede: 'tramites.solicitar',
    form: {
      otros: {
        folio: { descripcion: 'Folio de la carga' },
        version: { descripcion: 'Versión de la carga que se está viendo' },
      },
      max: ARCHIVO_MAX_BYTES,
    },
    status: 202,
    rechaza: [404, 409, 423],
    answer: answers<DetalleCarga>(),
  },
  'POST /api/cargas/:folio/sin-oficio': {
    texto: 'Quita el oficio de una carga y vuelve a revisar su archivo sin él',
    puede: 'tramites.solicitar',
    body: { version: VERSION },
    status: 202,
    rechaza: [423],
    answer: answers<DetalleCarga>(),
  },
  'POST /api/cargas/:folio/cercana': {
    texto: 'Responde si la persona de un renglón es la que tiene su nombre; se recuerda para los siguientes archivos',
    puede: 'cargas.cargar',
    body: { linea: z.int().min(1), misma: z.boolean() },
    answer: answers<RenglonCarga>(),
  },
  'POST /api/cargas/conceptos': {
    texto: 'Dice qué significa un concepto de la nómina de una entidad',
    puede: 'cargas.administrar',
    body: {
      entidad: ID,
      clave: z.string().max(20),
      destino: z.string().max(40),
      periodicidad: z.enum(PERIODICIDADES),
      desde: z.string().max(4),
    },
    rechaza: [404],
    answer: answers<ConceptoPuesto>(),
  },
  'POST /api/cargas/:folio/descartar': {
    texto: 'Olvida un archivo que no se cargó; el de otra persona, con su motivo',
    puede: 'cargas.cargar',
    body: { version: VERSION, motivo: nota.default('') },
    answer: answers<DetalleCarga>(),
  },
  'POST /api/cargas/:folio/validar': {
    texto: 'Primera aprobación de una carga, de otra persona de la dependencia',
    puede: 'cargas.validar',
    body: { version: VERSION, nota: nota.default('') },
    answer: answers<DetalleCarga>(),
  },
  'POST /api/cargas/:folio/deshacer': {
    texto: 'Propone deshacer una carga; otra persona lo autoriza',
    puede: 'cargas.aprobar',
    body: { motivo: nota },
    status: 202,
    answer: answers<PropuestaHecha>(),
  },
})
