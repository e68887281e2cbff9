/**
 * Words that whoever attacks this portal would try first (OWASP ASVS 5.0, 6.1.2): of the institute, its work, its profiles
 * and its system. The account's own names, its mail and the institute's name are added when a password is judged.
 */
export const PALABRAS_CONTEXTO = [
  'instituto',
  'pensiones',
  'pension',
  'jubilacion',
  'isssspea',
  'issste',
  'imss',
  'portal',
  'interno',
  'sistema',
  'servidor',
  'servidores',
  'gobierno',
  'estado',
  'afiliacion',
  'afiliado',
  'padron',
  'quincena',
  'prestamos',
  'prestamo',
  'aportacion',
  'retencion',
  'cair',
  'ventanilla',
  'dependencia',
  'entidad',
  'administrador',
  'administracion',
  'admin',
  'auxiliar',
  'jefe',
  'departamento',
  'director',
  'titular',
  'auditor',
  'validador',
] as const

/** Shorter ones are parts of too many other words. */
export const PALABRA_MIN = 4
