import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** CPdescarga.txt, as SEPOMEX publishes it: Latin-1 or Windows-1252, 15 columns with `|`, a notice before the titles, no quoted fields. */
export const SEPOMEX_TXT: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: '|',
  titulos: true,
  columnasFijas: true,
  sinComillas: true,
  campos: [
    { campo: 'codigo', en: { titulo: 'd_codigo' }, obligatorio: true },
    { campo: 'colonia', en: { titulo: 'd_asenta' }, obligatorio: true },
    { campo: 'tipo', en: { titulo: 'd_tipo_asenta' } },
    { campo: 'municipio', en: { titulo: 'D_mnpio' }, obligatorio: true },
    { campo: 'estado', en: { titulo: 'd_estado' }, obligatorio: true },
    { campo: 'claveEstado', en: { titulo: 'c_estado' }, obligatorio: true },
    { campo: 'claveMunicipio', en: { titulo: 'c_mnpio' }, obligatorio: true },
    { campo: 'asentamiento', en: { titulo: 'id_asenta_cpcons' }, obligatorio: true },
  ],
}
