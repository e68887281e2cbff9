import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { USUARIO_MAX } from '#domain/usuarios/clave-limites.ts'
import { CORREO_MAX } from '#domain/usuarios/correo-persona.ts'
import { CUENTAS_DE_ARCHIVO_MAX } from '#domain/usuarios/cuenta-escrita.ts'
import { NOMBRE_USUARIO_MAX } from '#domain/usuarios/usuario.ts'

const unidad = (titulo: string, significado: string) =>
  ({ titulo, clase: 'texto', max: 200, ejemplo: '', significado }) as const

/** Accounts of the portal. All are made, each with a one-time password that only whoever loads them sees, or none. */
export const USUARIOS = {
  titulo: 'Cuentas de usuario',
  modo: 'todo_o_nada',
  renglonesMax: CUENTAS_DE_ARCHIVO_MAX,
  deUnaPieza: true,
  campos: {
    usuario: {
      titulo: 'Usuario',
      clase: 'texto',
      max: USUARIO_MAX,
      clave: true,
      ejemplo: 'persona.ejemplo',
      significado: 'Con qué entra la persona, sin acentos ni espacios.',
    },
    nombre: {
      titulo: 'Nombre completo',
      clase: 'texto',
      max: NOMBRE_USUARIO_MAX,
      ejemplo: 'Persona Ejemplo Ficticio',
      significado: 'Nombre y apellidos de la persona.',
    },
    correo: {
      titulo: 'Correo electrónico',
      clase: 'texto',
      max: CORREO_MAX,
      ejemplo: 'persona@ejemplo.invalid',
      significado: 'Correo de la persona; vacío si no tiene.',
    },
    perfil: {
      titulo: 'Perfil',
      clase: 'texto',
      max: 120,
      significado: 'Nombre del perfil, como está en Perfiles. Los que firman o autorizan no se dan en un archivo.',
    },
    entidad: unidad('Entidad', 'Entidad de la cuenta, como está en la estructura.'),
    adscripcion: unidad('Adscripción', 'Adscripción de la cuenta, dentro de su entidad.'),
    dependencia: unidad('Dependencia', 'Dependencia de la cuenta, dentro de su adscripción.'),
  },
  lee: 'usuarios.administrar',
  carga: 'usuarios.administrar',
  contenido: 'las cuentas de usuario',
  renglon: ['cuenta', 'cuentas'],
  autoriza: { por: 'nadie' },
  deEntidad: null,
  delInstituto: {
    ofrece: 'Cuentas de usuario del portal',
    archivos: `CSV o Excel (.xlsx), hasta ${formatCuenta(CUENTAS_DE_ARCHIVO_MAX)} cuentas. Se crean todas o ninguna.`,
    hecho: 'Sus cuentas ya pueden entrar.',
    sinDeshacer:
      'Una carga de cuentas no se deshace completa: cada cuenta se elimina, o se desactiva si ya se usó, en Gestión de Usuarios.',
    ver: { vista: 'usuarios', ruta: rutaVista('usuarios'), texto: 'Ver los usuarios' },
    asunto: null,
  },
} as const satisfies TipoCarga
