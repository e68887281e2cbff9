/** Addresses that stand in nobody's menu; what an account may not see is a picture too. */
const FUERA_DE_MENU = {
  lecturas: '/panel/lecturas',
  estilo: '/panel/estilo',
  perfil: '/mi-perfil',
  avisos: '/avisos',
  proceso: '/procesos/1',
  'no-existe': '/no-existe',
}

/** Each address of the account's own menus and those outside of every menu, by the name that its picture takes. */
export async function vistasDe(page, url) {
  const answer = await page.context().request.get(`${url}/api/sesion`)
  const { menus } = await answer.json()
  const vistas = { ...FUERA_DE_MENU }
  const visit = ({ componente, hijos }) => {
    if (componente?.startsWith('/')) vistas[componente.slice(1).replaceAll(/[^\w-]+/g, '-') || 'raiz'] = componente
    else if (componente) vistas[componente] = `/dashboard?vista=${componente}`
    hijos.forEach(visit)
  }
  menus.forEach(visit)
  return vistas
}

/** Addresses of somebody who has not signed in. */
export const SIN_SESION = { entrar: '/login', 'sesion-terminada': '/pinicio' }

/** The first person of the account's own padrón, tab by tab. */
export async function shootPersona(page, url, shoot) {
  const answer = await page.context().request.get(`${url}/api/panel/afiliados?range=[0,0]`)
  const [persona] = answer.ok() ? await answer.json() : []
  if (!persona) return
  for (const seccion of ['datos', 'documentos', 'movimientos', 'linea']) {
    await page.goto(`${url}/panel/afiliados/${persona.interno}/show?seccion=${seccion}`)
    await page.getByRole('tabpanel').waitFor()
    await shoot(`persona-${seccion}`)
  }
}
