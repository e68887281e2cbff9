import { Download, Printer } from 'lucide-react'
import { celdaCsv } from '#domain/celda-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { downloadBlob } from '#admin/shared/list/exportar/download.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type { ClaveDeCuenta } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'
import './claves.css'

interface ClavesCargaProps {
  folio: string
  claves: readonly ClaveDeCuenta[]
}

/** The accounts that a load made with their one-time passwords, to print and cut apart or to download. They are not shown again. */
export function ClavesCarga({ folio, claves }: ClavesCargaProps): ReactElement {
  useLeaveGuard(true)
  return (
    <Card
      className="claves"
      title={`Contraseñas de ${cuentaTexto(claves.length, 'cuenta')}`}
      aside={
        <span className="row no-imprimir">
          <Button size="sm" icon={Download} onClick={() => descargar(folio, claves)}>
            Descargar la lista
          </Button>
          <Button size="sm" variant="primary" icon={Printer} onClick={() => window.print()}>
            Imprimir hoja
          </Button>
        </span>
      }
    >
      <div className="stack">
        <div className="no-imprimir">
          <Note tone="warn" live>
            <strong>Las contraseñas se muestran una sola vez.</strong> Al salir de esta página ya no se pueden ver;
            sirven durante 3 días y cada persona cambia la suya al entrar. Si se pierde una, en Gestión de Usuarios se
            da otra.
          </Note>
        </div>
        <ul className="plain hoja-claves" aria-label="Cuentas con su contraseña">
          {claves.map(({ usuario, nombre, perfil, lugar, clave }) => (
            <li key={usuario} className="hoja-clave">
              <strong>{nombre}</strong>
              <span className="small secondary">{[perfil, lugar].filter(Boolean).join(' · ')}</span>
              <dl>
                <dt>Usuario</dt>
                <dd className="mono">{usuario}</dd>
                <dt>Contraseña</dt>
                <dd className="mono strong clave-texto">{clave}</dd>
              </dl>
              <span className="small secondary">Entra en {window.location.origin} y cámbiala: sirve una vez.</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** The list as a file that this browser makes: the server keeps none. */
function descargar(folio: string, claves: readonly ClaveDeCuenta[]): void {
  const filas = claves.map(({ usuario, nombre, perfil, lugar, clave }) => [usuario, nombre, perfil, lugar, clave])
  const tabla = [['Usuario', 'Nombre', 'Perfil', 'Lugar', 'Contraseña'], ...filas]
  const texto = tabla.map((fila) => fila.map(celdaCsv).join(',')).join('\r\n')
  downloadBlob(new Blob(['\ufeff', texto], { type: 'text/csv;charset=utf-8' }), `${folio}-contrasenas.csv`)
}
