// The layout is SEPOMEX's; the rows are invented.
const ENCABEZADO =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'

/** A line of CPdescarga.txt: a colonia of the invented municipality 001 of `estado`. */
export const filaSepomex = (codigo: string, colonia: string, id: string, estado = '01') =>
  `${codigo}|${colonia}|Colonia|Ficticio|Estado ${estado}|Ficticio|20001|${estado}|20001||09|001|${id}|Urbano|01`

/** The whole file, as it is downloaded unless told otherwise; `aviso` is its first line. */
export const textoSepomex = (
  filas: readonly string[],
  encoding: 'latin1' | 'utf8' = 'latin1',
  aviso = 'El Catálogo es inventado para esta prueba.',
) => Buffer.from([aviso, ENCABEZADO, ...filas, ''].join('\r\n'), encoding)
