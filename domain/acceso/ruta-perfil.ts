import { claveDeNombre } from '#domain/identidad/clave-de-nombre.ts'

type PerfilNombrado = Readonly<{ id: number; nombre: string }>

/** What stands before a profile's name where a call takes an id too: beside the ids stand other words ("derechos"). */
export const CLAVE_PERFIL = 'perfil-'

const NUMERO = /^\d*$/

/** What names a profile in an address: "auxiliar-de-afiliacion". Its id where no letter of its name stands in one. */
export function clavePerfil({ id, nombre }: PerfilNombrado): string {
  const clave = claveDeNombre(nombre)
  return NUMERO.test(clave) ? String(id) : clave
}

/** Address of a profile's page. */
export function rutaPerfil(perfil: PerfilNombrado): string {
  return `/panel/perfiles/${clavePerfil(perfil)}/show`
}

/** What a call takes for what an address names; of addresses kept from before, their id. */
export function perfilPedido(clave: string): string {
  return NUMERO.test(clave) ? clave : CLAVE_PERFIL + clave
}
