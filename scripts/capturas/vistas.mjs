/** Addresses that every account tries; what it may not see is a picture too. */
export const VISTAS = {
  inicio: '/',
  padron: '/panel/afiliados',
  'persona-uno': '/panel/afiliados/1/show',
  movimientos: '/panel/movimientos',
  movimiento: '/panel/movimientos/1/show',
  entidades: '/panel/entidades',
  categorias: '/panel/categorias',
  lecturas: '/panel/lecturas',
  estilo: '/panel/estilo',
  ventanilla: '/dependenciaVentanilla',
  alta: '/dashboard?vista=altaDocA',
  'nuevo-movimiento': '/dashboard?vista=alta',
  ayuda: '/dashboard?vista=faq',
  'por-hacer': '/dashboard?vista=aplicacionP',
  perfil: '/mi-perfil',
  configuracion: '/configuracion',
  avisos: '/avisos',
  casos: '/panel/casos',
  'casos-panel': '/dashboard?vista=procesosDashboard',
  proceso: '/procesos/1',
  indicadores: '/dashboard?vista=tablero_indicadores',
  acerca: '/dashboard?vista=tablero_acerca',
  perfiles: '/panel/perfiles',
  derechos: '/panel/perfiles/derechos',
  menus: '/panel/menus',
  usuarios: '/panel/usuarios',
  informacion: '/panel/info',
  modulos: '/panel/modulos',
  documentacion: '/panel/documentacion',
  catalogos: '/panel/catalogos',
  bitacora: '/panel/bitacora',
  trabajos: '/panel/trabajos',
  sesiones: '/panel/sesiones',
  correos: '/panel/correos',
  'no-existe': '/no-existe',
}

/** Addresses of somebody who has not signed in. */
export const SIN_SESION = { entrar: '/login', 'sesion-terminada': '/pinicio' }

/** The first person of the account's own padrón, tab by tab. */
export async function shootPersona(page, url, shoot) {
  const answer = await page.context().request.get(`${url}/api/panel/afiliados?range=[0,0]`)
  const [persona] = answer.ok() ? await answer.json() : []
  if (!persona) return
  for (const seccion of ['datos', 'documentos', 'movimientos', 'historial']) {
    await page.goto(`${url}/panel/afiliados/${persona.id}/show?seccion=${seccion}`)
    await page.getByRole('tabpanel').waitFor()
    await shoot(`persona-${seccion}`)
  }
}
