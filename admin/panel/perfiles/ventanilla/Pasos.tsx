import { CircleCheck, CircleDashed, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { rutaProceso } from '#domain/procesos/clave-proceso.ts'
import {
  pasosQueFaltan,
  pasosVentanilla,
  rutaPerfilDeGuia,
  type EstadoPaso,
  type PasoVentanilla,
} from '#domain/procesos/nueva-ventanilla.ts'
import { NuevoUsuario } from '#admin/panel/usuarios/NuevoUsuario.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { CrearPerfil } from './CrearPerfil.tsx'
import type { PerfilDerechos } from '#domain/acceso/derecho.ts'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import type { ProcesoPanel } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'
import './ventanilla.css'

const TITULOS = {
  perfil: 'Perfil',
  menu: 'Menús',
  proceso: 'Procesos',
  papeles: 'Documentos de sus procesos',
  usuario: 'Quién entra',
} as const satisfies Record<PasoVentanilla, string>

interface PasosProps {
  perfil: PerfilDetalle | null
  /** Those that the profile attends. */
  procesos: readonly ProcesoPanel[]
  /** What the profile opens. */
  derechos: PerfilDerechos | null
  onCreado: (perfil: PerfilDetalle) => void
}

/** The five steps, each with where it stands and the way to do it. */
export function Pasos({ perfil, procesos, derechos, onCreado }: PasosProps): ReactElement {
  const [creating, setCreating] = useState(false)
  const papeles = {
    cargados: procesos.reduce((sum, { documentos }) => sum + documentos.cargados, 0),
    total: procesos.reduce((sum, { documentos }) => sum + documentos.total, 0),
  }
  const pasos = pasosVentanilla(perfil, papeles, derechos)
  return (
    <>
      {perfil && <Avance faltan={pasosQueFaltan(pasos)} />}
      <ol className="ventanilla-pasos plain">
        {pasos.map((paso, index) => (
          <li key={paso.paso}>
            <Card title={`${index + 1}. ${TITULOS[paso.paso]}`} aside={<Estado paso={paso} />}>
              <div className="stack">
                <p>{paso.texto}</p>
                {perfil ? (
                  <Acto paso={paso.paso} perfil={perfil} procesos={procesos} onUsuario={() => setCreating(true)} />
                ) : (
                  paso.paso === 'perfil' && <CrearPerfil onCreado={onCreado} />
                )}
              </div>
            </Card>
          </li>
        ))}
      </ol>
      {creating && perfil && <NuevoUsuario perfilId={perfil.id} onClose={() => setCreating(false)} />}
    </>
  )
}

/** Whether somebody can work there, or what keeps them from it. */
function Avance({ faltan }: { faltan: readonly PasoVentanilla[] }): ReactElement {
  if (faltan.length === 0)
    return <Note tone="good">La ventanilla está lista: quien tiene el perfil ya puede entrar y trabajar.</Note>
  return (
    <Note tone="warn">
      <strong>Todavía no se puede trabajar en ella.</strong> Falta: {faltan.map((paso) => TITULOS[paso]).join(', ')}.
    </Note>
  )
}

function Estado({ paso: { paso, hecho } }: { paso: EstadoPaso }): ReactElement {
  if (hecho)
    return (
      <StatusTag tone="green" icon={CircleCheck}>
        Hecho
      </StatusTag>
    )
  // Its papers may come while it works.
  const espera = paso === 'papeles'
  return (
    <StatusTag tone={espera ? 'neutral' : 'amber'} icon={CircleDashed}>
      {espera ? 'Por cargar' : 'Falta'}
    </StatusTag>
  )
}

interface ActoProps {
  paso: PasoVentanilla
  perfil: PerfilDetalle
  procesos: readonly ProcesoPanel[]
  onUsuario: () => void
}

/** Where the step is done. */
function Acto({ paso, perfil, procesos, onUsuario }: ActoProps): ReactElement {
  const editor = rutaPerfilDeGuia(perfil)
  if (paso === 'usuario')
    return (
      <div className="row">
        <Button variant="primary" icon={UserPlus} onClick={onUsuario}>
          Crear su cuenta
        </Button>
      </div>
    )
  if (paso === 'papeles')
    return (
      <ul className="ventanilla-procesos plain">
        {procesos.map(({ id, clave, nombre, documentos }) => (
          <li key={id}>
            <LinkButton size="sm" to={rutaProceso({ clave })}>
              {nombre}: {documentos.cargados} de {documentos.total}
            </LinkButton>
          </li>
        ))}
      </ul>
    )
  return (
    <div className="row">
      <LinkButton to={editor}>
        {paso === 'perfil' ? 'Revisar sus actos' : `Elegir sus ${TITULOS[paso].toLowerCase()}`}
      </LinkButton>
      {paso === 'menu' && <LinkButton to="/panel/menus">Hacer un menú nuevo</LinkButton>}
      {paso === 'proceso' && <LinkButton to="/panel/modulos">Hacer un proceso nuevo</LinkButton>}
    </div>
  )
}
