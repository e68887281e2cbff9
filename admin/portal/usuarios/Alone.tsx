import { Brand } from '#admin/portal/frame/Brand.tsx'
import type { ReactElement, ReactNode } from 'react'
import '#admin/portal/frame/frame.css'
import './Login/login.css'

/** A page of a link that came by mail: one thing under the brand, without the frame of a session. */
export function Alone({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <main className="alone">
      <div className="alone-box">
        <Brand />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
