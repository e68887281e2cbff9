import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** Accounts of the portal, as CSV or workbook: one a row, with the names of its profile and its place. */
export const USUARIOS_CSV: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: 'detectar',
  titulos: true,
  campos: [
    { campo: 'usuario', en: { titulo: 'Usuario' }, obligatorio: true },
    { campo: 'nombre', en: { titulo: 'Nombre completo' }, obligatorio: true },
    { campo: 'correo', en: { titulo: 'Correo electrónico' }, obligatorio: false },
    { campo: 'perfil', en: { titulo: 'Perfil' }, obligatorio: true },
    { campo: 'entidad', en: { titulo: 'Entidad' }, obligatorio: false },
    { campo: 'adscripcion', en: { titulo: 'Adscripción' }, obligatorio: false },
    { campo: 'dependencia', en: { titulo: 'Dependencia' }, obligatorio: false },
  ],
}
