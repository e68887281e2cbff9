import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** Rows of a simple catalogue, as CSV or workbook, with the titles of its export. */
export const CATALOGO_CSV: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: 'detectar',
  titulos: true,
  campos: [
    { campo: 'clave', en: { titulo: 'Clave' }, obligatorio: true },
    { campo: 'nombre', en: { titulo: 'Nombre' }, obligatorio: true },
    { campo: 'activo', en: { titulo: 'Activo' }, obligatorio: false },
  ],
}
