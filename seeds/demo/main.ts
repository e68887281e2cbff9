import { today } from '#api/clock.ts'
import { migrate } from '#api/db/migrate.ts'
import { closeDatos, onlyOurs } from '#api/doctor/arranque.ts'
import { refreshStatistics } from '#api/db/refresh-statistics.ts'
import { closeOnSignal, serveOrExit } from '#api/server.ts'
import { loadCatalogos } from '#seeds/catalogos/load-catalogos.ts'
import { assertDemoAllowed, DemoRefused } from './assert-demo-allowed.ts'
import { loadAfiliados } from './load-afiliados.ts'
import { loadCargos } from './load-cargos.ts'
import { loadCair } from './load-cair.ts'
import { loadExtemporaneas } from './load-extemporaneas.ts'
import { loadCargas } from './load-cargas.ts'
import { loadCasos } from './load-casos.ts'
import { loadCierres } from './load-cierres.ts'
import { loadDocumentacion } from './load-documentacion.ts'
import { loadFirmas } from './load-firmas.ts'
import { loadFormulas } from './load-formulas.ts'
import { loadInstitucion } from './load-institucion.ts'
import { loadPrestamos, suspendPrestamos } from './load-prestamos.ts'
import { loadParametros } from './load-parametros.ts'
import { loadPropuestas } from './load-propuestas.ts'
import { CLAVE_DEMO, CUENTAS_DEMO, FIRMANTES_DEMO } from './usuarios.ts'

/** Closed quincenas before today's, a year: what contributions, payments and history show. */
const QUINCENAS_CERRADAS = 24

/** `npm run demo`: the fictional institute in a database of its own, served with its accounts told. */
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Does a part of the load and tells how long it took; what a later start finds loaded takes no second and says nothing. */
async function paso<T>(nombre: string, cargar: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await cargar()
  const seconds = Math.round((performance.now() - start) / 1000)
  if (seconds > 0) say(`  ${nombre}: ${seconds} s`)
  return result
}

onlyOurs()
try {
  await assertDemoAllowed()
} catch (error) {
  if (!(error instanceof DemoRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
say('Preparando el instituto de demostración. La primera vez tarda alrededor de un minuto.')
await closeDatos({ repair: true })
await paso('base de datos y catálogos', async () => {
  await migrate()
  await loadCatalogos()
  await loadInstitucion(today())
  await loadCargos(today())
  await loadFirmas(today())
})
const personas = await paso('personas y sus movimientos', () => loadAfiliados(today()))
await paso('casos y documentación', async () => {
  await loadCasos(today())
  await loadDocumentacion()
})
await loadPrestamos(today(), QUINCENAS_CERRADAS)
await paso(`${QUINCENAS_CERRADAS} quincenas cerradas`, () => loadCierres(today(), QUINCENAS_CERRADAS))
await paso('cuentas CAIR y aportaciones extemporáneas', async () => {
  await loadCair(today())
  if (personas > 0) await suspendPrestamos()
  await loadExtemporaneas()
  await loadFormulas()
  await loadPropuestas(today())
  await loadParametros(today())
  await loadCargas(today())
})
if (personas > 0) await refreshStatistics()
if (personas > 0) say(`Instituto de demostración cargado: ${personas} personas, ninguna real.`)
const server = await serveOrExit()
closeOnSignal(server)
say(`\nPortal en ${server.url}\n`)
say(`Cuentas, todas con la contraseña ${CLAVE_DEMO}:`)
for (const { usuario, nombre, adscripcion } of CUENTAS_DEMO)
  say(`  ${usuario.padEnd(12)} ${nombre}${adscripcion ? `, ${adscripcion}` : ''}`)
say(`Una quincena se cierra con cinco firmas, en este orden: ${Object.values(FIRMANTES_DEMO).join(', ')}.`)
