// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/history/StoredCommand.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QVector>

namespace muster::documents {

/// One step of the history of a document that lives by a log; holds values only.
template <typename Document>
class LogCommand : public StoredCommand
{
public:
    using StoredCommand::StoredCommand;

    void setDocument(Document &document) { m_document = &document; }

protected:
    [[nodiscard]] Document &document() const { return *m_document; }

private:
    Document *m_document = nullptr;
};

/// Appends events to the log of a document; `Command` is a LogCommand.
template <typename Command, typename Event>
class AppendEvents final : public Command
{
public:
    AppendEvents(const QString &sentence, QVector<Event> events) : Command(sentence), m_events(std::move(events)) {}

    [[nodiscard]] const QVector<Event> &events() const { return m_events; }
    [[nodiscard]] QByteArray payload() const override
    {
        QJsonArray array;
        for (const Event &event : m_events)
            array.append(toJson(event));
        return qCompress(QJsonDocument(QJsonObject{{"format", 1}, {"append", array}}).toJson(QJsonDocument::Compact), 1);
    }

private:
    void perform(bool forward) override
    {
        if (forward)
            this->document().appendEvents(m_events);
        else
            this->document().removeEvents(m_events);
    }
    [[nodiscard]] QString whyKept() const override { return this->document().whyKept(m_events); }

    QVector<Event> m_events;
};

} // namespace muster::documents
