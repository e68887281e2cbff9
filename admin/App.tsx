import { Suspense, lazy } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { DIRECCIONES_VISTAS, rutaDireccion } from '#domain/acceso/vistas/vistas.ts'
import { Login } from './portal/usuarios/Login/Login.tsx'
import { PantallasContext } from './shared/pantallas.ts'
import type { Pantallas } from './shared/pantallas.ts'
import type { ReactElement } from 'react'

const SignedIn = lazy(() => import('./portal/frame/SignedIn.tsx'))
const SesionTerminada = lazy(() => import('./portal/usuarios/SesionTerminada.tsx'))
const Recuperar = lazy(() => import('./portal/usuarios/Recuperar.tsx'))
const ConfirmarCorreo = lazy(() => import('./portal/usuarios/ConfirmarCorreo.tsx'))
const Verificar = lazy(() => import('./portal/formatos/Verificar/Verificar.tsx'))
const Inicio = lazy(() => import('./portal/procesos/Inicio/Inicio.tsx'))
const Ventanilla = lazy(() => import('./portal/procesos/Ventanilla/Ventanilla.tsx'))
const Avisos = lazy(() => import('./portal/avisos/Avisos.tsx'))
const MiPerfil = lazy(() => import('./portal/usuarios/MiPerfil/MiPerfil.tsx'))
const Exportaciones = lazy(() => import('./portal/usuarios/Exportaciones.tsx'))
const Configuracion = lazy(() => import('./portal/usuarios/Configuracion.tsx'))
const Dashboard = lazy(() => import('./portal/procesos/Dashboard.tsx'))
const Proceso = lazy(() => import('./portal/procesos/Proceso/Proceso.tsx'))
const Cargas = lazy(() => import('./portal/cargas/Cargas.tsx'))
const Planos = lazy(() => import('./portal/cargas/planos/Planos.tsx'))
const Formato = lazy(() => import('./portal/formatos/Formato.tsx'))
const Estilo = lazy(() => import('./panel/estilo/Estilo.tsx'))
const Panel = lazy(() => import('./panel/Panel.tsx'))
const MarcoPrevio = lazy(() => import('./portal/frame/MarcoPrevio.tsx'))

const PANTALLAS: Pantallas = { Marco: MarcoPrevio, Inicio, Login }

/** An address that opens a view keeps what else it carries (`&interno=…`). */
function ToView({ to }: { to: string }): ReactElement {
  const { search } = useLocation()
  return <Navigate replace to={search ? `${to}&${search.slice(1)}` : to} />
}

/** Every address of the portal (design/vistas.md). What is not listed is a process, or nothing. */
export function App(): ReactElement {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/recuperar/:token" element={<Recuperar />} />
        <Route path="/confirmar-correo/:token" element={<ConfirmarCorreo />} />
        <Route path="/pinicio" element={<SesionTerminada />} />
        <Route path="/verificar" element={<Verificar />} />
        <Route path="/verificar/:folio" element={<Verificar />} />
        <Route element={<SignedIn />}>
          <Route path="/" element={<Inicio />} />
          <Route path="/inicio" element={<Inicio />} />
          <Route path="/dependenciaVentanilla" element={<Ventanilla />} />
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/dashboard/formatos/:formato" element={<Formato />} />
          <Route path="/avisos" element={<Avisos />} />
          <Route path="/mi-perfil" element={<MiPerfil />} />
          <Route path="/exportaciones" element={<Exportaciones />} />
          <Route path="/configuracion" element={<Configuracion />} />
          <Route path="/procesos/:clave" element={<Proceso />} />
          <Route path="/afiliacion/masiva" element={<Cargas />} />
          <Route path="/afiliacion/masiva/planos" element={<Planos />} />
          <Route path="/afiliacion/masiva/planos/:clave" element={<Planos />} />
          <Route path="/afiliacion/masiva/:folio" element={<Cargas />} />
          <Route path="/panel/estilo" element={<Estilo />} />
          <Route
            path="/panel/*"
            element={
              <PantallasContext value={PANTALLAS}>
                <Panel />
              </PantallasContext>
            }
          />
          {(Object.keys(DIRECCIONES_VISTAS) as (keyof typeof DIRECCIONES_VISTAS)[]).map((path) => (
            <Route key={path} path={path} element={<ToView to={rutaDireccion(path)} />} />
          ))}
          <Route path="*" element={<Proceso />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
