import type { CasoDocumento, CasoPapel } from '../archivos/mundo.ts'

/**
 * Who is given which file, written by hand from decisions §2 and §8. Columns: the nine demo accounts as in `cuentas.ts`, a
 * space, and the two desks of one dependency of the Secretaría de Salud each (`archivos/mundo.ts`). Y: given (200). N: 403.
 * H: 404, as if it did not exist. V: given, without the record in it. R: refused for what the record is, not for who asks.
 */

const NADIE = 'HHHHHHHHH HH'
/** Somebody of the Secretaría de Salud, of the first desk's dependency. */
const PERSONA_DE_SALUD = 'YYYYYYYYH YH'
/** A draft is its office's: who opens no drafts opens none of their papers, whatever else the profile sees. */
const BORRADOR_DE_SALUD = 'YHHHHHYHH HH'

/** `GET /api/archivos/:id` and the images of its pages. */
export const PAPELES: Readonly<Record<CasoPapel, string>> = {
  'borrador de ventanilla1': BORRADOR_DE_SALUD,
  'borrador de mesa1': 'YHHHHHYHH YH',
  'borrador de otra entidad': 'YHHHHHHHY HH',
  'corrección abierta': BORRADOR_DE_SALUD,
  vigente: PERSONA_DE_SALUD,
  fotografía: PERSONA_DE_SALUD,
  reemplazado: PERSONA_DE_SALUD,
  'de un alta retirada': PERSONA_DE_SALUD,
  'de otra entidad': 'YYYYYYHHY HH',
  suelto: 'HHHHHHYHH HH',
  'quitado del borrador': NADIE,
  'de un borrador descartado': NADIE,
  'de un borrador vencido': NADIE,
  'que nunca existió': NADIE,
}

/** `GET /api/download` and the images of its pages. */
export const DOCUMENTOS: Readonly<Record<CasoDocumento, string>> = {
  'de un proceso del instituto': 'YYYYYYHHH HH',
  'versión anterior': 'YYYYYYHHH HH',
  'de un proceso de captura': 'YHHHHHYHY YY',
  'de un proceso de todos': 'YYYYYYYYY YY',
  'de un módulo del instituto': 'YYYYYYHHH HH',
  general: 'YYYYYYYYY YY',
  'con el folio de otro': NADIE,
  'sin registrar': NADIE,
  eliminado: NADIE,
  'con una ruta por nombre': NADIE,
}

/** `GET /api/movimientos/:folio/acuse`. */
export const ACUSES = {
  salud: PERSONA_DE_SALUD,
  retirada: PERSONA_DE_SALUD,
  educacion: 'YYYYYYHHY HH',
} as const

const ADMIN = 'YNNNNNNNN NN'
/** Who captures: the front desks and the administrator. */
const CAPTURA = 'YNNNNNYNY YY'

/** Exports: whether the record of the Secretaría de Salud is in the file. */
export const EXPORTACIONES = {
  'POST /api/panel/afiliados/exportar': 'YYYYYYYYV YV',
  'POST /api/panel/movimientos/exportar': 'YYYYYYYYV YV',
  'POST /api/panel/casos/exportar': 'YYYYYYYYV VV',
  'POST /api/panel/autorizaciones/exportar': 'YYYYYYNNN NN',
  'POST /api/panel/usuarios/exportar': ADMIN,
  'POST /api/panel/catalogos/exportar': ADMIN,
  // Whoever watches over the institute: the administrator and the auditor.
  'POST /api/panel/bitacora/exportar': 'YNNNNYNNN NN',
  'POST /api/panel/trabajos/exportar': 'YNNNNYNNN NN',
  'POST /api/panel/correos/exportar': 'YNNNNYNNN NN',
  'POST /api/panel/lecturas/exportar': 'YNNNNYNNN NN',
  'POST /api/panel/sesiones/exportar': ADMIN,
  'POST /api/panel/perfiles/exportar': ADMIN,
  'POST /api/panel/modulos/exportar': ADMIN,
  'POST /api/panel/categorias/exportar': 'YYYYYYYYY YY',
  'POST /api/panel/entidades/exportar': 'YYYYYYYYY YY',
  'POST /api/panel/consulta/exportar': 'YYYYYYYYV YV',
  // Nobody on leave, no loan and no close stands in this world: who may ask is what is told here.
  'POST /api/panel/licencias/exportar': 'YYYYYYYYY YY',
  'POST /api/panel/prestamos/exportar': 'YYYYYYYYY YY',
  'POST /api/panel/cobros/exportar': 'YYYYYYYYY YY',
  'POST /api/panel/excedentes/exportar': 'YYYYYYYYY YY',
  'POST /api/panel/adeudos-extintas/exportar': 'YYYYYYNNN NN',
  'POST /api/panel/verificacion-aportaciones/exportar': 'YYYYYYYYY YY',
  'POST /api/panel/verificacion-retenciones/exportar': 'YYYYYYYYY YY',
  'POST /api/panel/cair/exportar': 'YYYYYYNNN NN',
  'POST /api/panel/cair-tramites/exportar': 'YYYYYYNNN NN',
  'POST /api/panel/extemporaneas/exportar': 'YYYYYYNNN NN',
  'POST /api/panel/pagos/exportar': 'YYYYYYNNN NN',
  'POST /api/panel/pagos-por-identificar/exportar': 'YYYYYYNNN NN',
  'POST /api/panel/referencias-pago/exportar': 'YYYYYYNNN NN',
  'POST /api/panel/cargas/exportar': 'YYYYYYYYY YY',
} as const

/** Files that no record of the matrix holds. */
export const OTROS = {
  // The photo of `jefe`: there is no way to ask for another person's.
  'GET /api/mi-cuenta/foto': 'HHYHHHHHH HH',
  // A photo that ventanilla1 had straightened: nobody joins the pages of somebody else.
  'POST /api/fotografias/pdf': 'RNNNNNYNR RR',
  // An export of `ventanilla1` that waited for its turn: of nobody else, not even the administrator.
  'GET /api/exportes/:id/archivo': 'HHHHHHYHH HH',
  // The institute's calendar says nothing of anybody.
  'GET /api/eventos/ics': 'YYYYYYYYY YY',
  // What a close of the Secretaría de Salud charges, and what it adds up: who sees only part of an entity sees neither.
  'GET /api/lineas-pago/:referencia/hoja': 'YYYYYYYYH HH',
  'POST /api/aportaciones/quincenas/:codigo/reporte': 'YYYYYYYYH HH',
  'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion/hoja': 'YYYYYYYYH HH',
  // Of a person of the Secretaría de Salud, before its close.
  'GET /api/quincenas/:codigo/explicacion/hoja': PERSONA_DE_SALUD,
  // The titles of a layout say nothing of anybody.
  'GET /api/cargas/planos/:clave/plantilla': 'YYYYYYYYY YY',
  // A payroll of the Secretaría de Salud: who sees part of the entity sees no load of all of it.
  'GET /api/cargas/:folio/malos': 'YYYHHYYYH HH',
  // As it came: for the office that loaded it and for who watches over the institute.
  'POST /api/cargas/:folio/original': 'YNNHHYYYH HH',
  // A quincena without withholdings of one's own: everybody reads them, and nobody has any here.
  'POST /api/retenciones/:codigo/reporte': 'HHHHHHHHH HH',
  'POST /api/retenciones/:codigo/exportar': 'HHHHHHHHH HH',
  // Somebody's savings are read by the institute; a procedure that does not exist is not there for those who would see it.
  'GET /api/panel/cair/:id/estado': 'YYYYYYNNN NN',
  'GET /api/panel/cair-tramites/:id/recibo': 'HHHHHHNNN NN',
  // A signature is copied by whoever has its image.
  'GET /api/panel/firmas/:id/imagen': ADMIN,
  // The paper that orders an act on the tree.
  'GET /api/panel/organica/documentos/:id': ADMIN,
  // The voucher of a payment that the auxiliar proposed: it is seen with its proposal.
  'GET /api/panel/autorizaciones/:id/papel': 'YYHHHYNNN NN',
  'GET /api/panel/autorizaciones/:id/papel/paginas/:n': 'YYHHHYNNN NN',
} as const

/** Files that need no session: the institute's icon. */
export const PUBLICOS = ['GET /api/info/icono/:archivo'] as const

/** Files for any session: the description of the API. */
export const DE_SESION = ['GET /api/docs', 'GET /api/docs/:archivo'] as const

/** Who may send a file, by call; where it goes is the row's own. */
export const RECIBE = {
  'POST /api/leerCurp': CAPTURA,
  'POST /api/leerNss': CAPTURA,
  'POST /api/leerCsf': CAPTURA,
  'POST /api/leerDocumento': CAPTURA,
  'POST /api/fotografias': CAPTURA,
  'POST /api/archivos': CAPTURA,
  'POST /api/upload': ADMIN,
  'POST /api/info/upload': ADMIN,
  'POST /api/mi-cuenta/foto': 'YYYYYYYYY YY',
  'POST /api/cargas': 'YYNNNNYYY YY',
  'POST /api/cargas/oficio': CAPTURA,
  'POST /api/cargas/planos/propuesta': ADMIN,
  'POST /api/cargas/planos/muestra': ADMIN,
  // Who registers payments: the administrator and the auxiliar.
  'POST /api/panel/pagos-comprobantes': 'YYNNNNNNN NN',
  'POST /api/panel/organica/documentos': ADMIN,
  // Who asks for a procedure of the savings: the administrator and the auxiliar.
  'POST /api/panel/cair-papeles': 'YYNNNNNNN NN',
  'POST /api/panel/extemporaneas-papeles': 'YYNNNNNNN NN',
} as const

/** What is done to a file of somebody. */
export const ACTOS_SOBRE_PAPELES = {
  'poner un papel en el borrador de ventanilla1': 'YNNNNNYNH HH',
  'poner un papel en un borrador vencido': 'HNNNNNHNH HH',
  'quitar un papel del borrador de ventanilla1': 'YNNNNNYNH HH',
  // In force in an expediente: it stays, whoever asks.
  'quitar un papel del expediente': 'RNNNNNRNH RH',
  // A paper that ventanilla1 sent up and filed nowhere is nobody else's to file.
  'archivar un papel suelto de ventanilla1': 'HNNNNNYNH HH',
  'nombrar en un documento un archivo de otro proceso': 'RNNNNNNNN NN',
} as const

/**
 * Where the portal keeps files, under its data folder, and the call that gives them; null: none does, they never leave the
 * machine. A file that stands in none of these places has no row above either.
 */
export const DEPOSITOS: readonly { readonly donde: RegExp; readonly sirve: string | null }[] = [
  { donde: /^archivos\/[\w-]{2}\/[\w-]{22}\.(pdf|jpg|png)$/, sirve: 'GET /api/archivos/:id' },
  { donde: /^archivos\/paginas\/[\w-]{22}-\d+\.jpg$/, sirve: 'GET /api/archivos/:id/paginas/:n' },
  { donde: /^archivos\/documentacion\/[\w-]{22}\.pdf$/, sirve: 'GET /api/download' },
  { donde: /^archivos\/documentacion\/paginas\/\d+-\d+\.jpg$/, sirve: 'GET /api/download/pagina' },
  { donde: /^archivos\/fotos\/[\w-]{22}\.(jpg|png)$/, sirve: 'GET /api/mi-cuenta/foto' },
  { donde: /^archivos\/tema\/[0-9a-f]{32}\.(jpg|png)$/, sirve: 'GET /api/info/icono/:archivo' },
  // A file of a load, as it was sent.
  { donde: /^archivos\/cargas\/\d+$/, sirve: null },
  // An export that waited for its turn, for a day.
  { donde: /^archivos\/exportes\/[0-9a-f-]{36}$/, sirve: 'GET /api/exportes/:id/archivo' },
  { donde: /^archivos\/organica\/[\w-]{22}\.pdf$/, sirve: 'GET /api/panel/organica/documentos/:id' },
  // The page of a photo, until somebody decides on it.
  { donde: /^enderezadas\/\d+-[0-9a-f]{64}\.jpg$/, sirve: 'POST /api/fotografias/pdf' },
  { donde: /^archivos\/secretos\/clave$/, sirve: null },
  { donde: /^consultas\/[\w.-]+~\d+~[0-9a-f]{8}~\d+\.jsonl$/, sirve: null },
  { donde: /^correo\/[\w-]+\.eml$/, sirve: null },
  { donde: /^portal\.sqlite(-wal|-shm)?$/, sirve: null },
  { donde: /^(portal\.sqlite|bitacora-[\w-]+)-cabeza$/, sirve: null },
]

/** Columns whose values name a stored file. */
export const COLUMNAS = [
  'archivos.clave',
  'documentacion_archivos.clave',
  'exportes.clave',
  'instituto.icono',
  'usuarios.foto',
] as const

/** The code that writes files: what the server keeps among its own, and what the terminal or a moment's work puts elsewhere. */
export const ESCRIBEN = [
  'api/acceso/bitacora/cabeza-guardada.ts',
  'api/acceso/bitacora/export-bitacora.ts',
  'api/acceso/consultas/archivo-consultas.ts',
  'api/afiliacion/organizacion/documento-acto.ts',
  'api/cargas/abrir-carga.ts',
  'api/cargas/crear-carga.ts',
  'api/cargas/lectura/texto-de-zip.ts',
  'api/cargas/marcha/subir-carga.ts',
  'api/cargas/planos/muestra-de-plano.ts',
  'api/child/program.ts',
  'api/correo/transporte.ts',
  'api/documentos/fotografia.ts',
  'api/documentos/get-pagina.ts',
  'api/documentos/lector/reconocer/motor.ts',
  'api/documentos/lector/revisar-lectores.ts',
  'api/documentos/lote/carpeta-trabajo.ts',
  'api/documentos/lote/carpeta.ts',
  'api/documentos/lote/libro.ts',
  'api/documentos/lote/salida.ts',
  'api/documentos/lote/zip.ts',
  'api/documentos/paginas-enderezadas.ts',
  'api/documentos/store-archivo.ts',
  'api/files/archivo-efimero.ts',
  'api/files/libro/escribir-libro.ts',
  'api/files/seal.ts',
  'api/files/storage.ts',
  'api/http/exportes/trabajo-exportes.ts',
  'api/instituto/icono-file.ts',
  'api/procesos/documentacion/find-descarga.ts',
  'api/procesos/documentacion/upload-documento.ts',
  'api/respaldo/base-sqlite.ts',
  'api/respaldo/copia-postgres.ts',
  'api/respaldo/copiar-archivos.ts',
  'api/respaldo/crear-respaldo.ts',
  'api/usuarios/cuenta/foto.ts',
  'cli/commands/calendario-archivo.ts',
  'cli/escribir-con-sumas.ts',
  'cli/importar/escribir-malos.ts',
] as const
