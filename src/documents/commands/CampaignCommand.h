// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QUndoCommand>

#include <memory>

namespace muster::documents {

class CampaignDocument;

/// One step of a campaign's history; holds values only.
class CampaignCommand : public QUndoCommand
{
public:
    explicit CampaignCommand(const QString &sentence) : QUndoCommand(sentence) {}

    /// What the store keeps of it.
    [[nodiscard]] virtual QByteArray payload() const = 0;
    /// A step as it was stored; null when it cannot be read.
    [[nodiscard]] static std::unique_ptr<CampaignCommand> restore(const QString &sentence, const QByteArray &payload);

    void setDocument(CampaignDocument &document) { m_document = &document; }
    [[nodiscard]] qint64 serial() const { return m_serial; }
    void setSerial(qint64 serial) { m_serial = serial; }
    [[nodiscard]] bool isStored() const { return m_stored; }
    void setStored(bool stored) { m_stored = stored; }

    void undo() final;
    void redo() final;

protected:
    virtual void perform(bool forward) = 0;
    /// Why it cannot be undone now, because of what others did since; empty: it can.
    [[nodiscard]] virtual QString whyKept() const = 0;
    [[nodiscard]] CampaignDocument &document() const { return *m_document; }

private:
    CampaignDocument *m_document = nullptr;
    qint64 m_serial = 0;
    bool m_stored = false;
};

} // namespace muster::documents
