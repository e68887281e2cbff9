import { migrate } from '#api/db/migrate.ts'
import { ArranqueError, asArranque, assertBaseEscribible, closeDatos } from '#api/doctor/arranque.ts'
import { ACEPTAR_PERDIDA, assertCabeza } from '#api/doctor/assert-cabeza.ts'
import { openEnCurso } from '#api/logging/en-curso.ts'
import { closeOnSignal, serveOrExit } from '#api/server.ts'
import { createFirstAdministrador } from '#api/usuarios/create-first-administrador.ts'
import { loadCatalogos } from '#seeds/catalogos/load-catalogos.ts'

/** `npm start`: brings the database up to date, makes the first administrator if there is nobody, and serves. */
try {
  await closeDatos()
  await assertBaseEscribible()
  const applied = await migrate()
  if (applied.length > 0) process.stdout.write(`Base de datos al día: ${applied.length} migraciones aplicadas.\n`)
  await assertCabeza(process.argv.includes(ACEPTAR_PERDIDA))
  await loadCatalogos()
} catch (error) {
  const reason = asArranque(error)
  if (!(reason instanceof ArranqueError)) throw reason
  process.stderr.write(`El portal no puede empezar.\n${reason.message}\n`)
  process.exit(1)
}
const first = await createFirstAdministrador()
if (first)
  process.stdout.write(
    `\nPrimera entrada. Usuario: ${first.usuario}   Contraseña de un solo uso: ${first.clave}\nEl portal pedirá cambiarla al entrar. No se vuelve a mostrar.\n\n`,
  )
const { PORTAL_EN_CURSO } = process.env
if (PORTAL_EN_CURSO) openEnCurso(PORTAL_EN_CURSO)
const server = await serveOrExit()
closeOnSignal(server)
process.send?.({ salud: server.salud })
// Without who supervises it, the next start would find its port taken.
process.once('disconnect', () => void server.close().then(() => process.exit(0)))
process.stdout.write(`Portal en ${server.url}\n`)
