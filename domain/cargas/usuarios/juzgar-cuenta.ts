import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { interpretCuenta, type CuentaEscrita, type NivelEscrito } from '#domain/usuarios/cuenta-escrita.ts'
import { USUARIO_MAX } from '#domain/usuarios/clave-limites.ts'
import { USUARIO_MIN, usuarioIssues, type OpcionesUsuario, type UsuarioDatos } from '#domain/usuarios/usuario.ts'
import { USUARIOS } from './campos-usuarios.ts'

/** What the portal has that an account is judged by. */
export interface ContextoCuenta {
  readonly opciones: OpcionesUsuario
  /** Users and e-mails that have an account, in lower case. */
  readonly usuarios: ReadonlySet<string>
  readonly correos: ReadonlySet<string>
  /** Why an account of a file may not get a profile, by its id. */
  readonly impedimentos: ReadonlyMap<number, string>
}

export interface CuentaJuzgada {
  readonly datos: UsuarioDatos
  readonly faltas: readonly Falta[]
}

type Campo = keyof CuentaEscrita

/** Where each rule of an account is, its code, and what it expects. The place says for itself what it expects. */
const REGLAS: Readonly<Record<string, readonly [campo: Campo, codigo: CodigoCarga, esperado: string]>> = {
  usuario: [
    'usuario',
    'C431',
    `de ${USUARIO_MIN} a ${USUARIO_MAX} letras sin acento, dígitos, puntos, guiones o guiones bajos`,
  ],
  nombre: ['nombre', 'C205', 'el nombre completo'],
  correo: ['correo', 'C433', 'un correo como nombre@institucion.gob.mx'],
  perfilId: ['perfil', 'C434', 'el nombre de un perfil del portal'],
  entidadId: ['entidad', 'C436', 'al menos la entidad, porque ese perfil ve solo lo de su lugar'],
  adscripcionId: ['adscripcion', 'C436', 'una adscripción de esa entidad'],
  dependenciaId: ['dependencia', 'C436', 'una dependencia de esa adscripción'],
}

/** The account that a row makes, and the rules that it breaks (C431 to C436): those of the form of one account, and those of files. */
export function juzgarCuenta(valores: Readonly<Record<string, Valor>>, contexto: ContextoCuenta): CuentaJuzgada {
  const escrita = Object.fromEntries(
    Object.keys(USUARIOS.campos).map((campo) => [campo, String(valores[campo] ?? '')]),
  ) as CuentaEscrita
  const { datos, sinLugar } = interpretCuenta(escrita, contexto.opciones)
  const falta = (campo: Campo, codigo: CodigoCarga, esperado: string): Falta => ({
    ...{ codigo, campo: USUARIOS.campos[campo].titulo, columna: '', esperado },
    hallado: escrita[campo].slice(0, HALLADO_MAX),
  })
  const deLugar = Object.entries(sinLugar).map(([campo, esperado]) => falta(campo as NivelEscrito, 'C436', esperado))
  const deReglas = usuarioIssues(datos, contexto.opciones).flatMap(({ path }) => {
    const regla = REGLAS[path]
    // A place that was not found has its own fault, where it was written.
    return regla && !(path === 'entidadId' && deLugar.length > 0) ? [falta(...regla)] : []
  })
  return { datos, faltas: [...deReglas, ...deLugar, ...deArchivo(datos, contexto, falta)] }
}

function deArchivo(
  { usuario, correo, perfilId }: UsuarioDatos,
  { usuarios, correos, impedimentos }: ContextoCuenta,
  falta: (campo: Campo, codigo: CodigoCarga, esperado: string) => Falta,
): Falta[] {
  const impedimento = impedimentos.get(perfilId)
  return [
    ...(usuarios.has(usuario) ? [falta('usuario', 'C432', 'un usuario que todavía no exista')] : []),
    ...(correo !== '' && correos.has(correo) ? [falta('correo', 'C432', 'un correo que ninguna cuenta tenga')] : []),
    ...(impedimento === undefined ? [] : [falta('perfil', 'C435', impedimento)]),
  ]
}
